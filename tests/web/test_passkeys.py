"""Passkeys on the page, with the browser's own device of software."""

from playwright.sync_api import Browser

from tests.web.house import House, somebody


def test_somebody_comes_back_with_a_passkey(browser: Browser, house: House) -> None:
    """It is added with the password, opens the account without one, and is removed."""
    with somebody(browser, house) as ann:
        devices = ann.page.context.new_cdp_session(ann.page)
        devices.send("WebAuthn.enable")
        device = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        devices.send("WebAuthn.addVirtualAuthenticator", {"options": device})
        ann.page.goto(f"http://localhost:{house.port}/me")
        ann.page.locator("#name").fill("Keyholder")
        ann.page.locator("#password").fill("battery staple")
        ann.button("Keep my games").click()
        ann.sees("Done.")

        ann.page.locator("#prove").fill("battery staple")
        ann.button("Add a passkey").click()
        ann.page.locator("#passkeys li").wait_for()
        ann.button("Log out").click()
        ann.button("Come in with a passkey").click()
        ann.sees("Keyholder")
        ann.page.locator("#passkeys button.icon").click()
        ann.page.locator("#passkeys li").wait_for(state="detached")

        [logged_out] = ann.complaints
        assert "401" in logged_out
