"""Notices on a device: switched on at the page, and sealed on their way to it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.push_service import Device, PushService, push_service, write_base64
from tests.web.house import QUICK, House, Person, somebody

SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => sessionStorage.removeItem("subscribed"),
  };
  const named = () => (sessionStorage.getItem("subscribed") ? subscription : null);
  PushManager.prototype.getSubscription = async () => named();
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    sessionStorage.setItem("subscribed", applicationServerKey);
    return subscription;
  };
}"""
"""A browser that subscribes at the push service of the test; Chromium has one of its own only."""

SEND = """async ([method, path, body]) => {
  const me = await (await fetch("api/me")).json();
  const headers = { "Content-Type": "application/json", "X-CSRF-Token": me.csrf };
  const answer = await fetch(`api/${path}`, { method, headers, body: JSON.stringify(body) });
  return await answer.json();
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service of this machine."""
    with push_service() as made:
        yield made


@pytest.fixture
def house(tmp_path: Path, service: PushService) -> Iterator[House]:
    """A server whose host allows that service."""
    server = House(tmp_path, QUICK | {"HIGGLE_PUSH_SERVICES": service.address})
    server.open()
    yield server
    server.kill()
    assert [] == server.mistakes()


def subscribe_at(person: Person, device: Device) -> None:
    """The browser of somebody subscribes as this device."""
    point, auth = write_base64(device.point), write_base64(device.auth)
    named = json.dumps({"endpoint": device.endpoint, "p256dh": point, "auth": auth})
    person.context.add_init_script(f"({SUBSCRIBED})({named})")
    person.context.grant_permissions(["notifications"])


def test_a_device_is_called_to_an_evening(
    browser: Browser, house: House, service: PushService
) -> None:
    """Off at first; once switched on, the message comes, and this device alone can read it."""
    with somebody(browser, house) as ann, somebody(browser, house, 390, 844) as bob:
        device = service.device()
        subscribe_at(bob, device)
        ann.come_in()
        bob.come_in()
        account = {"name": "Ann", "password": "correct horse"}
        ann.page.evaluate(SEND, ["POST", "accounts", account])
        club = ann.page.evaluate(SEND, ["POST", "clubs", {"name": "The cups"}])
        link = {"invitation": club["invitation"]}
        bob.page.evaluate(SEND, ["POST", f"clubs/{club['code']}/join", link])

        bob.visit("me")
        wish = bob.page.get_by_role("switch", name="My club opens a table")
        expect(wish).to_have_attribute("aria-checked", "false")
        wish.click()
        expect(wish).to_have_attribute("aria-checked", "true")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = {"game": "bohnanza", "seats": seats}
        made = ann.page.evaluate(SEND, ["POST", f"clubs/{club['code']}/tables", table])
        service.wait_for(1)
        told = device.read(service.taken[0].body)
        assert f"t/{made['code']}" == told["path"]

        assert [] == [*ann.complaints, *bob.complaints]
