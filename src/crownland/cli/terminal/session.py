"""A session in the terminal: draws the position, reads commands, plays bots, and reports events.

The display of the family handles the differences between games.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from ...analysis.hints import Advice, advise
from ...bots.bot import Bot, make_bot
from ...bots.levels import ADVISER, LevelBot
from ...engine.action import encode
from ...engine.errors import IllegalAction, InputError, NotationError
from ...engine.state import State
from ...match.match import Match
from ...match.record.record import write_record
from ...match.view.viewer import to_move
from ..commands.warm import get_ready, required_parts
from ..console import is_interactive, printable
from ..files import append_line, check_writable
from ..i18n import either, expected_number, file_problem, full_stop, sentence, t
from .display import Ambiguous, Choice, Display, choice_list, choice_text, load_display, signed
from .render import Position, make_position
from .scores import match_result, show_scores, verdict


def hint_reason(advice: Advice, names: Sequence[str]) -> str:
    """Return the sentence with the reason of a hint."""
    args = dict(advice.args)
    if "terrain" in args:
        args["terrain"] = t(f"terrain-{args['terrain']}")
    if "seat" in args:
        args["name"] = names[args["seat"]]
    return t(f"hint-why-{advice.reason}", **args)


HELP: Final = [
    ("legal", "legal"),
    ("show 3", "show"),
    ("hint", "hint"),
    ("me", "me"),
    ("log", "log"),
    ("score", "score"),
    ("undo", "undo"),
    ("resign", "resign"),
    ("quit", "quit"),
    ("help", "help"),
]
SHORT: Final = {"?": "help", "h": "help", "l": "legal", "s": "score", "d": "draft", "u": "undo", "q": "quit"}


class Quit(Exception):
    """The person has quit."""


class Session:
    """A match of people and bots on one console."""

    def __init__(self, match: Match, bots: dict[int, Bot], console: Console, record: Path | None = None) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.record = record
        self.events: list[str] = []  # what happened since a person last decided
        self.decided: list[int] = []  # the action count before every decision of a person
        self.choices: list[Choice] = []
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "help": self.show_help,
            "legal": self.show_legal,
            "show": self.show_ghost,
            "hint": self.show_hint,
            "me": lambda words: self.refresh(),
            "log": lambda words: self.say(" ".join(self.events) or t("terminal-log-none")),
            "score": lambda words: self.show_scores(self.state),
            "undo": lambda words: self.undo(),
            "resign": lambda words: self.resign(),
            "quit": lambda words: self.quit(),
        }

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def display(self) -> Display:
        return load_display(self.match.variant.family)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.variant.seats) if seat not in self.bots]

    def bot_in_turn(self) -> Bot | None:
        """Return the bot of the seat in turn; None for a person."""
        seat = self.state.seat
        return self.adviser if seat in self.match.resigned else self.bots.get(seat)

    @cached_property
    def adviser(self) -> LevelBot:
        """The bot for hints and for seats that resigned."""
        game = self.match.variant.game
        get_ready(game, *required_parts([ADVISER.bot], game))
        return LevelBot(ADVISER.number, make_bot)

    def run(self) -> None:
        """Play until the match is over or the person quits; with --record, an unfinished match is saved."""
        try:
            while not self.match.is_over:
                if bot := self.bot_in_turn():
                    self.play(encode(bot.choose(self.state)))
                else:
                    self.ask_decision()
            self.show_result()
        except (Quit, KeyboardInterrupt):
            self.console.print()
            if self.record:
                self.save(self.record, "terminal-saved-unfinished")
            raise
        self.offer_record()

    def ask_decision(self) -> None:
        """Ask the person in turn until there is a decision."""
        count = self.match.action_count
        self.refresh()
        while self.match.action_count == count and not self.match.resigned & {self.state.seat}:
            try:
                self.execute(self.ask())
            except InputError as error:
                self.say(sentence(str(error)))
            except Ambiguous as several:
                self.choices = several.choices
                self.draw()
                self.say(t("terminal-which"), "bold")

    def refresh(self) -> None:
        self.choices = self.display.choices(self.position)
        self.draw()

    def ask(self, question: str = "") -> str:
        """Print a question and read a line below it, so that line editing works; the end of input quits."""
        if question:
            self.say(question)
        try:
            line = input("> ").strip()
        except EOFError:
            raise Quit from None
        if not is_interactive(self.console):
            self.say(line)  # for transcripts
        return line

    def execute(self, line: str) -> None:
        """Execute an input: a command of every game, a page of this one, or a choice."""
        word, *rest = line.lower().split() or [""]
        word = SHORT.get(word, word)
        if word in self.commands:
            self.commands[word](rest)
        elif word in self.display.PAGES:
            self.console.print(self.display.PAGES[word](self.position, self.console, rest))
        else:
            self.choose(self.parse(word, rest))

    def parse(self, word: str, rest: Sequence[str]) -> Choice:
        """Return the option of an input: Enter, a number, or a verb with a number or more words."""
        verb = self.choices[0].verb
        is_only = len(self.choices) == 1
        if not rest and ((word == "" and self.has_default()) or (is_only and word in (verb, "1"))):
            return self.choices[0]
        if word == verb and not rest and self.has_default():
            raise NotationError(t("terminal-expected-verb-enter", verb=verb))
        words = list(rest) if word == verb else [word, *rest]
        if word != verb and not any(letter.isdigit() for letter in word) and not rest:
            raise NotationError(t("terminal-expected-verb-number", verb=verb, got=word))
        if len(words) == 1 and words[0].isdecimal():
            return self.numbered(int(words[0]))
        return self.display.find(self.position, words, self.choices)

    def has_default(self) -> bool:
        """Return whether Enter selects the first option: the only one, or to decline."""
        return len(self.choices) == 1 or self.choices[0].number == 0

    def numbered(self, number: int) -> Choice:
        for choice in self.choices:
            if choice.number == number:
                return choice
        numbers = [choice.number for choice in self.choices]
        is_list = numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        if is_list:
            raise IllegalAction(expected_number(numbers[0], numbers[-1], str(number)))
        raise IllegalAction(t("terminal-expected-one-of", options=either([*map(str, numbers)]), got=str(number)))

    def choose(self, choice: Choice) -> None:
        self.events = []
        self.decided.append(self.match.action_count)
        self.play(choice.option.id)

    def play(self, code: int) -> None:
        """Play an action and report it if others need to know; show the end of a game of a series."""
        games = len(self.match.finished)
        before = make_position(self.state.copy(), self.names)
        move = to_move(code)
        if (self.bot_in_turn() or len(self.people) > 1) and not before.option(move.text).passes:
            self.events.append(self.display.describe(before, [move]))
        self.match.play(code)
        self.events += self.display.news(before, make_position(self.match.states[games], self.names))
        if len(self.match.finished) > games:
            self.show_game_end(games + 1)

    @property
    def names(self) -> list[str]:
        return self.match.players

    @property
    def position(self) -> Position:
        """The current position."""
        return make_position(self.state, self.names)

    def draw(self, ghosts: Sequence[Choice] | None = None) -> None:
        """Draw the position for the person in turn, the events, and the request."""
        if is_interactive(self.console):
            self.console.clear()
        seat, position = self.state.seat, self.position
        series = [t("game-of", game=len(self.match.logs), games=self.match.games)] if self.match.games > 1 else []
        self.console.print(" · ".join([self.display.heading(position), *series]), style="dim")
        shown = self.choices if ghosts is None else ghosts
        self.console.print(self.display.table(position, self.console, seat, shown))
        if not self.decided:
            self.say(self.display.legend(), "dim")
        self.report_events()
        self.say(full_stop(self.display.request(position, is_shared=len(self.people) > 1)), "bold")
        self.list_choices()

    def report_events(self) -> None:
        """Print the events since a person decided; on a low screen only the last ones, the others by `log`."""
        result = " ".join(self.events)
        most = self.console.width * max(self.console.height // 12, 1) - 8
        if is_interactive(self.console) and len(result) > most:
            result = f"log: … {result[-most:].partition(' ')[2]}"
        if result:
            self.say(result, "italic")

    def list_choices(self) -> None:
        """List the best options that fit, and how to see the others."""
        if len(self.choices) == 1:
            self.say(t("terminal-enter-for", choice=f"{self.choices[0].verb} {self.choices[0].text}"), "dim")
        elif self.choices[0].text != str(self.choices[0].number):
            most = 12 if self.console.height < 36 else 24
            self.console.print(choice_list(self.choices[:most], self.console))
            more = len(self.choices) - most
            enter = t("terminal-enter", choice=self.choices[0].text) if self.has_default() else ""
            others = t("terminal-more", count=more) if more > 0 else ""
            self.say(" ".join(filter(None, [enter, others, t("terminal-help")])), "dim")
        else:
            numbers = ", ".join(str(choice.number) for choice in self.choices)
            self.say(f"{t('terminal-type-one-of', numbers=numbers)} {t('terminal-help')}", "dim")

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(printable(sentence), style=style)

    def show_help(self, words: list[str]) -> None:
        table = Table.grid(padding=(0, 3, 0, 0))
        for command, meaning in [*self.display.HELP, *HELP]:
            table.add_row(command, t(f"terminal-help-{meaning}"))
        self.console.print(table)
        self.say(self.display.legend(), "dim")

    def show_legal(self, words: list[str]) -> None:
        """List all options, in pages if they do not fit."""
        room = max(self.console.height - 4, 8) * max(self.console.width // 20, 1)
        page_size = room if is_interactive(self.console) else len(self.choices)
        pages = [self.choices[start : start + page_size] for start in range(0, len(self.choices), page_size)]
        page = int(words[0]) if words and words[0].isdecimal() else 1
        if not 1 <= page <= len(pages):
            raise NotationError(expected_number(1, len(pages), str(page)))
        self.console.print(choice_list(pages[page - 1], self.console))
        if len(pages) > 1:
            self.say(t("terminal-page", page=page, pages=len(pages)), "dim")

    def show_ghost(self, words: list[str]) -> None:
        """Draw one option as a preview."""
        choice = self.parse(self.choices[0].verb, words)
        self.draw([choice])
        self.console.print(choice_text(choice))

    def show_hint(self, words: list[str]) -> None:
        """Draw the choice of a strong bot as a preview, with its reason."""
        self.choices = self.display.choices(self.position)
        advice = advise(self.state, self.adviser)
        choice = next(choice for choice in self.choices if choice.option.id == encode(advice.action))
        self.draw([choice])
        typed = f"{choice.verb} {choice.number}" if choice.number else "Enter"
        details = "" if choice.text == str(choice.number) else f": {choice.text}"
        brings = f" ({signed(choice.points)})" if choice.points else ""
        self.say(t("hint-told", action=f"{typed}{details}{brings}", why=hint_reason(advice, self.names)))

    def show_scores(self, state: State) -> None:
        show_scores(self.console, make_position(state, self.names), self.display)

    def undo(self) -> None:
        """Undo the last decision of a person and everything since."""
        if not self.decided:
            raise IllegalAction(t("error-undo-nothing"))
        count = self.decided.pop()
        while self.match.action_count > count:
            self.match.undo()
        self.events = [t("score-undone")]

    def resign(self) -> None:
        """Resign after a confirmation; with more than two seats the others continue."""
        if self.ask(t("terminal-resign")).lower() in t("terminal-yes").split():
            name = self.names[self.state.seat]
            self.match.resign(self.state.seat)
            plays_on = [t("note-resigned", name=name), t("note-stand_in", name=name)]
            self.events = [] if self.match.is_over else plays_on

    def quit(self) -> None:
        raise Quit

    def show_game_end(self, number: int) -> None:
        """Show the end of a game of a series, before the next one starts."""
        result = match_result(self.match.finished[-1:], self.names, self.match.resigned, self.people)
        names = [result.names[kingdom] for kingdom in result.winners]
        who = "me" if result.winners == [result.me] else "shared" if len(names) > 1 else "one"
        self.say(full_stop(t("between-title", game=number, games=self.match.games, names=names, who=who)), "bold")
        self.show_scores(self.match.finished[-1])
        self.events = []
        if is_interactive(self.console):
            self.ask(t("terminal-next-game"))

    def show_result(self) -> None:
        """Show the last position, all scores, and the winner."""
        if is_interactive(self.console):
            self.console.clear()
        me = self.people[0]
        self.console.print(self.display.table(self.position, self.console, me, []))
        self.report_events()
        self.show_scores(self.state)
        result = match_result(self.match.states, self.names, self.match.resigned, self.people)
        if self.match.games > 1:
            sums = (f"{name} {points}" for name, (points, _, _) in zip(result.names, result.ranks, strict=True))
            self.say(f"{t('total-games', games=len(self.match.states))}: {', '.join(sums)}.")
        self.say(verdict(result), "bold")

    def offer_record(self) -> None:
        """Save the record to --record, or ask for a file."""
        if self.record:
            self.save(self.record, "terminal-saved")
        elif is_interactive(self.console):
            with suppress(Quit):
                while (name := self.ask(t("terminal-save-record"))) and not self.can_save(Path(name)):
                    pass

    def can_save(self, path: Path) -> bool:
        """Save the record; print the error and return False if that fails."""
        try:
            self.save(path, "terminal-saved")
        except OSError as error:
            self.say(sentence(file_problem(error)))
            return False
        return True

    def save(self, path: Path, result: str) -> None:
        check_writable(path)
        append_line(path, write_record(self.match))
        self.say(t(result, file=str(path)))
