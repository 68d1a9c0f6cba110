"""The log protocol keeps its promises in every order of its steps."""

import pytest

from tests.model.log_protocol import Fault, Model


@pytest.mark.parametrize(
    "model",
    [Model(), Model(clients=1, requests=2), Model(processes=3, clients=1, crashes=2)],
    ids=["two clients", "two requests", "three processes"],
)
def test_no_promise_is_broken_in_any_order(model: Model) -> None:
    states, problem = model.explore()

    assert problem == ""
    assert states > 1000


@pytest.mark.parametrize("fault", [fault for fault in Fault if fault is not Fault.NONE])
def test_a_planted_mistake_is_found(fault: Fault) -> None:
    _, problem = Model(fault=fault).explore()

    assert problem
