"""What a released wheel holds besides the sources: the web client, and on wish the compiled rules.

`HIGGLE_COMPILED=1` compiles the rules, the conductor and the bots with mypyc from the same files;
`HIGGLE_CLIENT=built` takes the client that make has built instead of building it again. A source
distribution carries the client, so that nobody needs node to install from it.
"""

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILED = ("core", "bohnanza", "kuhhandel", "play", "bots", "envs")
"""The packages that compile."""

WORTHWHILE = 0.8
"""The share of its size to which a file must be packed, or it stays as it is."""

LEFT_OUT = {
    "__init__.py",
    "values.py",  # the compiler drops class keywords: frozen and tag come from these bases
    "options.py",  # it forgets what Literal and Annotated say, which the options are checked by
    "record.py",
    "errors.py",  # refusals travel between processes, and missing extras are import errors too
    "bot.py",  # people's bots are interpreted, and set their attributes as they like
    "style.py",
    "registry.py",
    "match.py",
    "parallel.py",
    "processes.py",
    "think_limit.py",
    "talk.py",
    "searcher.py",
    "net.py",  # NumPy does its work
    "herd_net.py",
    "stake_model.py",
    "purse_beliefs.py",
    "expert_dealer.py",
    "expert.py",
    "pettingzoo.py",  # the environments themselves belong to other people's classes
    "gym.py",
    "vector.py",
    "openspiel.py",
    "game_tree.py",
    "small.py",
    "llm.py",
    "chat_replies.py",
    "model_replies.py",
    "config.py",
    "policy.py",
    "datasets.py",
}
"""Files that stay interpreted in every build."""

SETUP = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup

target, *modules = sys.argv[1:]
level = os.environ.get("HIGGLE_OPT", "2")
sys.argv[1:] = ["--quiet", "build_ext", "--build-lib", target, "--build-temp", target + "/temp"]
options = ["--config-file", "pyproject.toml", "--cache-dir", target + "/mypy"]
speed = {"opt_level": level, "debug_level": "0"}
extensions = mypycify([*options, *modules], target_dir=target + "/c", **speed)
for extension in extensions if os.name == "posix" else []:
    extension.extra_compile_args.append("-fvisibility=hidden")  # its parts call each other directly
setup(name="higgle", packages=[], ext_modules=extensions)
"""


class Urls(MetadataHookInterface):
    """The addresses of the project: those of the repository that releases it."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Name them where `HIGGLE_REPOSITORY` says what they are."""
        home = os.environ.get("HIGGLE_REPOSITORY", "").rstrip("/")
        pages = {"Source": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md"}
        metadata["urls"] = {name: home + path for name, path in pages.items()} if home else {}


class Wheel(BuildHookInterface[Any]):
    """Builds for real wheels only; an editable install leaves the client to make and is pure."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs besides, where it has an environment of its own."""
        compiler = ["mypy[mypyc]==2.4.1", "setuptools"] if os.environ.get("HIGGLE_COMPILED") else []
        if self.has_client():
            return compiler
        core = self.metadata.core
        return [*compiler, *core.dependencies, *core.optional_dependencies["server"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the client, and the compiled modules where they are wanted."""
        if version == "editable":
            return
        if not self.has_client():
            self.build_client()
        self.pack_client(build_data)
        if os.environ.get("HIGGLE_COMPILED"):
            self.compile(build_data)

    def has_client(self) -> bool:
        """Whether the client is there: a source distribution has it, and make has built it."""
        unpacked = (Path(self.root) / "PKG-INFO").exists()
        return unpacked or os.environ.get("HIGGLE_CLIENT") == "built"

    def build_client(self) -> None:
        """Run the client's own build, which writes into the package."""
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("building a wheel needs npm, for the web client")
        web = Path(self.root) / "web"
        settings = {**os.environ, "PYTHONPATH": str(Path(self.root) / "src")}
        describe = [sys.executable, "web/generate.py"]
        subprocess.run(describe, cwd=self.root, env=settings, check=True)
        for words in (["ci", "--no-audit", "--no-fund"], ["run", "wire"], ["run", "build"]):
            subprocess.run([npm, *words], cwd=web, check=True)

    def pack_client(self, build_data: dict[str, Any]) -> None:
        """Take its files as browsers are sent them: packed, where that makes them smaller."""
        client = Path("src/higgle/server/static")
        self.packed = tempfile.mkdtemp(prefix="higgle-client-")
        for file in sorted((Path(self.root) / client).rglob("*")):
            if not file.is_file():
                continue
            inside = Path("higgle/server/static") / file.relative_to(self.root / client)
            small = gzip.compress(file.read_bytes(), mtime=0)
            if file.name == "index.html" or len(small) > WORTHWHILE * file.stat().st_size:
                build_data["force_include"][str(file)] = str(inside)
            else:
                packed = Path(self.packed) / f"{file.relative_to(self.root / client)}.gz"
                packed.parent.mkdir(parents=True, exist_ok=True)
                packed.write_bytes(small)
                build_data["force_include"][str(packed)] = f"{inside}.gz"

    def compile(self, build_data: dict[str, Any]) -> None:
        """Compile outside of the tree, so that no built module is ever left in it."""
        self.target = tempfile.mkdtemp(prefix="higgle-compiled-")
        command = [sys.executable, "-c", SETUP, self.target, *modules(Path(self.root))]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            shutil.rmtree(self.target)
            raise SystemExit("the rules did not compile")
        found = Path(self.target).rglob("*")
        built = [one for one in found if one.suffix in (".so", ".pyd") and "temp" not in one.parts]
        for path in built:
            inside = path.relative_to(self.target)
            build_data["force_include"][str(path)] = str(inside)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clear up."""
        for folder in ("target", "packed"):
            if hasattr(self, folder):
                shutil.rmtree(getattr(self, folder))


def modules(root: Path) -> list[str]:
    """The files to be compiled, relative to the root."""
    package = root / "src" / "higgle"
    found = [path for name in COMPILED for path in sorted((package / name).rglob("*.py"))]
    return [str(path.relative_to(root)) for path in found if path.name not in LEFT_OUT]


if __name__ == "__main__":
    target = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-c", SETUP, work, *modules(Path.cwd())]
        subprocess.run(command, check=True)
        for path in Path(work).rglob("*.so"):
            inside = path.relative_to(work)
            if "temp" not in inside.parts:
                (target / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target / inside)
