"""The deal of the day in a real browser: played, compared, shared, sent in."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from higgle.live.daily_deal import day_at
from tests.daily_script import played
from tests.web.house import House, Person, somebody

NUMBER = re.compile(r"^\d+ points?$")


def send_in(person: Person, folder: Path, record: str) -> None:
    """Choose a record of today's deal on its page."""
    file = folder / "today.jsonl"
    file.write_text(record, encoding="utf-8")
    person.visit("day")
    person.page.locator("input[type=file]").set_input_files(file)


@pytest.mark.parametrize("width", [1440, 390])
def test_a_deal_is_begun_from_the_home_page_and_gone_on_with(
    browser: Browser, house: House, width: int
) -> None:
    """One try: whoever comes back finds the game that they have begun."""
    with somebody(browser, house, width, 844) as person:
        person.visit()
        person.button("Play the deal").click()
        person.button("Table menu").wait_for()
        table = person.page.url

        person.visit("day")
        person.page.get_by_role("heading", level=1).wait_for()
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
        person.button("Go on with the deal").click()
        person.button("Table menu").wait_for()

        assert table == person.page.url
        assert [] == person.complaints


@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_a_result_is_sent_in_compared_and_shared(
    browser: Browser, house: House, tmp_path: Path, width: int, theme: str
) -> None:
    """The text and the picture say how it went and name no card; a second record is refused."""
    record = played(day_at(time.time()))[2]
    assert record.end is not None
    with somebody(browser, house, width, 844, "dark" if theme == "dark" else "light") as person:
        send_in(person, tmp_path, str(record))
        person.sees("Your result counts.")

        heading = person.page.get_by_role("heading", level=1)
        assert NUMBER.match(heading.inner_text())
        assert str(record.end.scores[0]) in heading.inner_text()
        with person.page.expect_download() as saved:
            person.button("Share the picture").click()
        assert saved.value.suggested_filename.startswith("higgle-")
        assert Path(saved.value.path()).stat().st_size > 20_000
        person.button("Copy as text").click()
        person.sees("Copied")
        assert [] == person.findings()
        assert 0 == max(0, person.overflow())
        assert [] == person.broken()
        assert [] == person.complaints

        send_in(person, tmp_path, str(record))
        person.sees("You already have a result for this day")


def test_a_day_that_is_over_leads_to_its_neighbours(person: Person) -> None:
    """The archive goes back day by day, and no further on than today."""
    person.visit("day")
    person.page.get_by_role("link", name="The day after").wait_for(state="detached")
    person.page.get_by_role("link", name="The day before").click()
    person.sees("This day is over")
    person.page.get_by_role("link", name="The day after").click()

    person.button("Play the deal").wait_for()


def test_a_date_that_is_none_gets_a_sentence(browser: Browser, house: House) -> None:
    with somebody(browser, house) as person:
        person.visit("day/yesterday")

        person.sees("is no date; write it as in 2026-11-17.")
