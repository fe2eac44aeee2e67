"""Whatever a pack contains, it is played or refused with a sentence: `python -m tools.fuzz_packs` tries many more."""

import pytest

from longhouse import ContentError
from longhouse.kernel.packs.faults import deals_of, faults_of, try_deal
from longhouse.kernel.packs.pack import open_pack
from longhouse.kernel.registry import find_game
from tests.kernel.packs.mutants import mutants

TRIED = 60


@pytest.mark.parametrize("name", ["midgard", "northgard", "watch", "wild"])
def test_mutants_of_a_content_file_are_played_or_refused(name: str) -> None:
    game = find_game(name)
    text = (game.folder / "content.toml").read_text(encoding="utf-8")
    refused = []
    for mutant in mutants(text, TRIED, 7):
        try:
            try_deal(game, open_pack(game, mutant, "mutant.toml"), deals_of(game)[0])
        except ContentError as problem:
            assert "\n" not in str(problem)
            refused.append(mutant)
    assert 10 < len(refused) < TRIED
    for mutant in refused[:3]:
        assert faults_of(game, mutant, "mutant.toml")
