"""The REST interface describes itself: what FastAPI finds, plus what our guard and our refusals add everywhere."""

from typing import Any, Final, final

from fastapi import FastAPI

from longhouse.server.people.cookies import COOKIE
from longhouse.server.rest.guard import CSRF_HEADER, SAFE

SCHEMES: Final = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "Who you are; GET /api/me sets it"},
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": CSRF_HEADER,
        "description": "`csrf` of GET /api/me; it belongs to the cookie",
    },
}
REFUSAL: Final = {"application/json": {"schema": {"$ref": "#/components/schemas/RefusalOut"}}}


@final
class Api(FastAPI):
    """The application, with an exact OpenAPI."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            schema = super().openapi()
            schema.setdefault("components", {})["securitySchemes"] = SCHEMES
            for path, operations in schema["paths"].items():
                for method, operation in operations.items():
                    if path.startswith("/api/"):
                        complete(method, operation)
        assert self.openapi_schema is not None
        return self.openapi_schema


def complete(method: str, operation: dict[str, Any]) -> None:
    """Every change needs the cookie and the token, and every refusal has the same shape."""
    if method.upper() not in SAFE:
        operation["security"] = [{scheme: [] for scheme in SCHEMES}]
    for code, answer in operation["responses"].items():
        if code >= "400":
            answer["content"] = REFUSAL
