"""What every refusal has in common: JSON, a code, and a sentence that exists in every language."""

from typing import Any

import httpx

from longhouse.messages import LANGUAGES, Catalog, Join, Names, Noun, Phrase, Text


def refused(response: httpx.Response, status: int, code: str, field: str | None = None) -> str:
    """Check that this was refused in this way; returns the English sentence."""
    assert response.status_code == status, response.text
    told = response.json()
    assert set(told) == {"code", "why", "field"}
    assert (told["code"], told["field"]) == (code, field)
    sentences = [Catalog(language).render(phrase_of(told["why"])) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences[0]


def phrase_of(told: dict[str, Any]) -> Phrase:
    return Phrase(
        told["key"], {name: noun_of(arg) if isinstance(arg, dict) else arg for name, arg in told["args"].items()}
    )


def noun_of(told: dict[str, Any]) -> Noun:
    if "join" in told:
        return Join([noun_of(part) for part in told["join"]], told["by"])
    if "text" in told:
        return Text(told["text"])
    return Names(told["names"]) if "names" in told else phrase_of(told)
