"""The release makes itself, so what makes it is tested."""

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types of its own

import higgle
from scripts.release.base_images import named, pinned
from scripts.release.version import PLACES, problems, versions, write

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def checked(schema: str, *files: Path) -> None:
    """Hold files against a schema that comes with the checker."""
    tool = Path(sys.executable).with_name("check-jsonschema")
    done = subprocess.run(
        [tool, "--builtin-schema", schema, *files], capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr


def test_workflows_are_valid() -> None:
    """The forge understands them."""
    checked("vendor.github-workflows", *WORKFLOWS)
    checked("vendor.dependabot", ROOT / ".github" / "dependabot.yml")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda file: file.stem)
def test_every_command_of_a_workflow_exists(workflow: Path) -> None:
    """What it makes can be made here, and what it runs lies here."""
    made = set(
        re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    npm = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    steps = [
        step["run"]
        for job in yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"].values()
        for step in job["steps"]
        if "run" in step
    ]

    assert steps
    for words in map(str.split, steps):
        match words:
            case ["make", target, *_]:
                assert target in made
            case ["python", "-m", "pip", "install", "--group", group, *_]:
                assert group in groups
            case ["python", "-m", "pip", "install", "--editable", place]:
                wanted = place.strip('".[]').split(",")
                assert project["project"]["optional-dependencies"].keys() >= set(wanted) - {""}
            case ["python", "-m", "pytest", *places]:
                assert [] == [place for place in places if not (ROOT / place).exists()]
            case ["python", script, *_]:
                assert (ROOT / script).is_file()
            case ["npm", "run", script, *_]:
                assert f'"{script}":' in npm
            case _:
                assert words[:2] in (
                    ["npm", "ci"],
                    ["npm", "audit"],
                    ["gh", "release"],
                    ["cd", "dist"],
                )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that name the version, in a folder of their own."""
    for place in (*PLACES, "CHANGELOG.md"):
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / place, tmp_path / place)
    changelog = tmp_path / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8")
    news = "\n### To play\n\n* Something new.\n\n"
    only = re.sub(r"(?ms)(?<=^## Unreleased\n).*?(?=^## )", news, text, count=1)
    changelog.write_text(only, encoding="utf-8")
    return tmp_path


def test_one_version_stands_everywhere(copy: Path) -> None:
    """A release is written into every place, and the changelog names it."""
    write(copy, "9.8.7", "2030-01-02")

    assert {"9.8.7"} == versions(copy)
    assert [] == problems(copy, "v9.8.7")


def test_the_tree_after_a_release_is_no_release(copy: Path) -> None:
    """What people install and cite stays the last one."""
    write(copy, "9.8.7", "2030-01-02")
    write(copy, "9.9.0.dev0", "2030-01-03")

    assert {"9.8.7", "9.9.0.dev0"} == versions(copy)
    assert "the files say 9.9.0.dev0, the tag 9.8.7" in problems(copy, "v9.8.7")


def test_this_tree_is_later_than_what_was_released() -> None:
    """Its version is never two things at once."""
    (released,) = versions(ROOT) - {higgle.__version__}

    assert released in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert ".dev" in higgle.__version__
    assert released.split(".") < higgle.__version__.split(".")


def test_a_tag_that_disagrees_is_refused(copy: Path) -> None:
    """With the version of the files, and with a changelog that does not know it."""
    write(copy, "9.8.7", "2030-01-02")

    assert [
        "the files say 9.8.7, the tag 9.9.0",
        "the changelog has no entry for 9.9.0 with a date",
    ] == problems(copy, "v9.9.0")


def test_a_version_that_is_not_out_yet_takes_later_news(copy: Path) -> None:
    """Each once, in its first list; a tag is refused before that."""
    write(copy, "9.8.7", "2030-01-02")
    changelog = copy / "CHANGELOG.md"
    before = changelog.read_text(encoding="utf-8")
    late = "Unreleased\n\n* Something new.\n* Late,\n  and long.\n"
    changelog.write_text(before.replace("Unreleased\n", late, 1), encoding="utf-8")
    assert ["the changelog has news that belong to no version yet"] == problems(copy, "v9.8.7")

    write(copy, "9.8.7", "2030-01-03")

    after = changelog.read_text(encoding="utf-8")
    assert before.replace("new.\n", "new.\n* Late,\n  and long.\n", 1) == after
    assert [] == problems(copy, "v9.8.7")


def test_the_images_below_ours_are_named_by_digest() -> None:
    """What the workflow hands to the build is what the file asks for."""
    images = named((ROOT / "Containerfile").read_text(encoding="utf-8"))
    digest = "sha256:" + 32 * "0a"

    assert {"NODE", "PYTHON"} == images.keys()
    assert f"docker.io/library/node@{digest}" == pinned(images["NODE"], digest)
    with pytest.raises(SystemExit):
        pinned(images["NODE"], "")


def test_a_package_index_can_show_what_it_gets() -> None:
    """It finds no picture and no page of ours."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shown = (ROOT / project["readme"]).read_text(encoding="utf-8")

    assert "higgle" in shown
    assert [] == re.findall(r"\]\((?!https://).*?\)", shown)


def test_a_version_without_news_is_refused(copy: Path) -> None:
    """What nobody notices needs no version."""
    shutil.copy(ROOT / "CHANGELOG.md", copy / "CHANGELOG.md")
    text = (copy / "CHANGELOG.md").read_text(encoding="utf-8")
    empty = re.sub(r"(?ms)(?<=^## Unreleased\n).*?(?=^## )", "\n", text)
    (copy / "CHANGELOG.md").write_text(empty, encoding="utf-8")

    write(copy, "9.8.7", "2030-01-02")

    assert ["the changelog has no entry for 9.8.7 with a date"] == problems(copy, "v9.8.7")
