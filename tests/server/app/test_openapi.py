"""The REST interface conforms to its description, whatever it is sent."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from tests.server.house import House, Visitor, home_cookie

load_all_checks()

EXAMPLES = 5
# a schema cannot say that settings are those of a game and ids those of tables
NOT_SAID = {"positive_data_acceptance", "use_after_free", "ensure_resource_availability"}
CHECKED: list[Any] = [check for check in CHECKS.get_all() if check.__name__ not in NOT_SAID]
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def ada(home: House) -> Iterator[Visitor]:
    visitor = Visitor(home, "Ada")
    yield visitor
    visitor.close()


def send(home: House, ada: Visitor, case: Case[Any]) -> None:
    visitor = Visitor(home, "Bo") if case.path == "/api/accounts" else ada  # creating an account ends the guest
    headers = {"x-csrf-token": visitor.http.headers["x-csrf-token"], "cookie": f"longhouse={home_cookie(visitor.http)}"}
    case.call_and_validate(base_url=home.address, headers=headers, checks=CHECKED)
    if visitor is not ada:
        visitor.close()


def described(home: House) -> schemathesis.BaseSchema:
    """Without the headers that everybody must send; another test checks that they are needed."""
    told = copy.deepcopy(home.app.openapi())
    for operations in told["paths"].values():
        for operation in operations.values():
            operation.pop("security", None)
    return schemathesis.openapi.from_dict(told)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_answer_is_as_described(
    home: House, ada: Visitor, subtests: pytest.Subtests, mode: GenerationMode
) -> None:
    tried = 0
    for result in described(home).include(path_regex="^/api/").get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]  # our schema has no part that cannot be read
        with subtests.test(operation.label):
            try:
                cases = operation.as_strategy(generation_mode=mode)

                @BOUNDED
                @given(case=cases)
                def attempt(case: Case[Any]) -> None:
                    send(home, ada, case)

                attempt()
            except Unsatisfiable:
                continue  # there is nothing in it that could be wrong
        tried += 1
    assert tried >= 10


def test_every_change_needs_the_cookie_and_the_token(home: House) -> None:
    paths = home.app.openapi()["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation.get("security", []) == ([] if method == "get" else [{"cookie": [], "csrf": []}]), path


def test_every_refusal_has_one_shape(home: House) -> None:
    for path, operations in home.app.openapi()["paths"].items():
        for operation in operations.values():
            for code, answer in operation["responses"].items():
                if path.startswith("/api/") and code >= "400":
                    told = answer["content"]["application/json"]["schema"]
                    assert told == {"$ref": "#/components/schemas/RefusalOut"}, (path, code)
