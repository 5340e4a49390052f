"""The OpenAPI document is true: whatever it allows is answered as it says, and nothing makes the server stumble."""

from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from clients import TAGS
from crownland.server.errors import CODES
from servers import Server


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, object]:
    whole: dict[str, object] = httpx.get(f"{server.url}/api/openapi.json").json()
    return whole


def test_every_address_of_the_protocol_is_described(document: dict[str, object]) -> None:
    paths = document["paths"]
    assert isinstance(paths, dict)
    for command in set(TAGS) - {"ping"}:
        assert f"/api/tables/{{table_id}}/{command}" in paths
    for path in ("/api/menu", "/api/tables", "/api/tables/{table_id}", "/api/records", "/api/records.jsonl"):
        assert path in paths


@pytest.mark.parametrize("requests", [4, pytest.param(100, marks=pytest.mark.deep)])
def test_whatever_the_document_allows_gets_an_answer_of_its_shape(
    server: Server, document: dict[str, object], requests: int
) -> None:
    """Schemathesis makes the requests; an answer has a status that is described and a body that fits."""
    import schemathesis  # noqa: PLC0415  # slow to load
    from schemathesis.checks import not_a_server_error  # noqa: PLC0415
    from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance  # noqa: PLC0415

    made = server.create(seats=[{"me": True}, {"bot": "random"}])
    schema = schemathesis.openapi.from_dict(document)
    checks = [not_a_server_error, status_code_conformance, response_schema_conformance]
    for operation in schema.get_all_operations():
        cases: Any = operation.ok().as_strategy()  # type: ignore[union-attr]

        @settings(
            max_examples=requests,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, known=st.booleans())
        def ask(case: Any, known: bool) -> None:
            for name in {"table_id"} & set(case.path_parameters or {}) if known else ():
                case.path_parameters[name] = made["id"]
            if case.query:
                case.query.pop("wait", None)
                case.query.pop("after", None)
            headers = {"Authorization": f"Bearer {made['token']}"} if known else {}
            answer = case.call(base_url=server.url, headers=headers)
            case.validate_response(answer, checks=checks)
            if answer.status_code >= 400:
                assert answer.json()["code"] in CODES

        ask()
