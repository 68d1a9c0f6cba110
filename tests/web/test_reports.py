"""Reports: on a profile one tells whoever hosts about somebody."""

from playwright.sync_api import Browser

from tests.web.house import House, somebody


def test_a_report_is_written_on_a_profile(browser: Browser, house: House) -> None:
    """In a few words, on a phone as well."""
    with somebody(browser, house) as bob, somebody(browser, house, width=390) as ann:
        bobs = bob.come_in()
        ann.come_in()
        ann.visit(f"people/{bobs}")
        ann.page.get_by_text("Report to the host").click()
        ann.page.get_by_label("What should the host").fill("He shouts.")
        assert ([], 0) == (ann.findings(), max(0, ann.overflow()))
        ann.button("Send").click()
        ann.sees("Thank you.")
        assert [] == ann.complaints
