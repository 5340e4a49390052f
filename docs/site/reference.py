"""The pages of the API reference: the public names of each page. Their text is in the docstrings."""

import re
from typing import Final, NamedTuple


class Page(NamedTuple):
    """A page of the reference; names without a dot are those of `crownland`."""

    file: str
    title: str
    text: str
    names: tuple[str, ...]


PAGES: Final = (
    Page(
        "state.md",
        "State",
        "A position of a game. [The library](../reference/library.md#one-game) describes its parts.",
        (
            *("State", "CHANCE", "NOBODY", "Score", "Property", "crownland.games.draft.table.Draft"),
            *("domino", "Domino", "building", "Building"),
            *("crownland.games.queendomino.table.Builders", "crownland.games.queendomino.table.Court"),
            *("crownland.games.duel.table.Die", "crownland.games.duel.table.Sheet"),
        ),
    ),
    Page(
        "games.md",
        "Games and variants",
        "What can be played. [Notation](../reference/notation.md#variants) describes the text of variants.",
        ("Variant", "find_variant", "all_variants", "Game", "register", "register_family"),
    ),
    Page(
        "actions.md",
        "Actions",
        "Decisions and draws of chance: objects, ints and text ([notation](../reference/notation.md#actions)).",
        (
            *("Action", "Outcome", "encode", "decode", "read_action", "is_chance"),
            *("Claim", "Place", "Discard", "Deal", "King", "Knights", "Build", "Burn", "Tile"),
            *("Take", "Turn", "Castle", "Draw", "Name", "Cross", "First", "Roll"),
        ),
    ),
    Page(
        "matches.md",
        "Matches and records",
        "Players, a seed and a log; and matches in files ([record](../reference/record.md)).",
        ("Match", "Standing", "Record", "read_record", "read_records", "write_record", "write_records"),
    ),
    Page(
        "bots.md",
        "Bots and rollouts",
        "[Bots](../reference/bots.md), many games in one call, and rollouts from any state.",
        ("Bot", "make_bot", "Thought", "play", "Games", "rollouts", "Rollouts"),
    ),
    Page(
        "arena.md",
        "Arena and reviews",
        "The strength of bots ([arena](../reference/arena.md)), and the cost of decisions.",
        ("tournament", "Results", "analyse", "Assessment", "review_record", "Review"),
    ),
    Page(
        "tables.md",
        "Batch",
        "Many games at once on NumPy arrays ([guide](../guides/learner.md)).",
        ("Batch",),
    ),
    Page(
        "encoding.md",
        "Encodings",
        "Games as numbers for learners ([encodings](../reference/encoding.md)).",
        ("Encoding", "crownland.encoding.Part", "crownland.encoding.Symmetries"),
    ),
    Page(
        "environments.md",
        "Environments and datasets",
        "Every game for PettingZoo, Gymnasium and OpenSpiel ([environments](../reference/environments.md)), "
        "and as Parquet ([datasets](../reference/dataset.md)).",
        (
            *("crownland.envs.aec_v0.env", "crownland.envs.parallel_v0.parallel_env"),
            *("crownland.envs.gym.CrownlandEnv", "crownland.envs.gym.CrownlandVectorEnv"),
            *("crownland.envs.openspiel.CrownlandGame", "crownland.envs.openspiel.CrownlandState"),
            "crownland.dataset.write_dataset",
        ),
    ),
    Page(
        "pictures.md",
        "Pictures",
        "Tables as SVG and PNG, with the artwork of the page.",
        ("draw", "Picture"),
    ),
    Page(
        "errors.md",
        "Errors",
        "All three are subclasses of `ValueError`. After an error nothing has changed.",
        ("NotationError", "IllegalAction", "InvalidSetup"),
    ),
    Page(
        "table.md",
        "Parts of a state",
        "Functions of a state.",
        ("crownland.games.draft.table", "crownland.games.queendomino.table", "crownland.games.duel.table"),
    ),
)


def pages() -> dict[str, str]:
    """Return the text of every page by its file."""
    return {"index.md": _overview(), **{page.file: _text(page) for page in PAGES}}


def full(name: str) -> str:
    """Return a name with its module."""
    return name if "." in name else f"crownland.{name}"


def linked(text: str) -> str:
    """Turn the names in the first column of tables into links to the API pages."""
    ours = {name for page in PAGES for name in page.names if "." not in name}

    def link(name: re.Match[str]) -> str:
        return _short(name[1]) if name[1] in ours else name[0]

    def row(line: re.Match[str]) -> str:
        return re.sub(r"`(\w+)`", link, line[0])

    return re.sub(r"^\| `[^|]+\|", row, text, flags=re.MULTILINE)


def _text(page: Page) -> str:
    return "\n\n".join([f"# {page.title}", page.text, *(f"::: {full(name)}" for name in page.names)]) + "\n"


def _overview() -> str:
    rows = [f"| [{page.title}]({page.file}) | {', '.join(_short(name) for name in page.names)} |" for page in PAGES]
    return "\n".join(
        [
            "# API reference",
            "",
            "Every public name, from its docstring. `import crownland` offers all names without a dot; names that are",
            "not listed here are private and may change without notice.",
            "",
            "| page | names |",
            "|---|---|",
            *rows,
            "",
        ]
    )


def _short(name: str) -> str:
    return f"[`{name}`][{full(name)}]"
