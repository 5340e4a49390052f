"""How `--help` looks, and the option that many commands share."""

from typing import Annotated, Any, TypeAlias

import typer
from typer.core import TyperCommand

AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


class PlainCommand(TyperCommand):
    """A command whose arguments are listed without the types of Python."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind in ("argument", "option"):
            params = [param for param in self.get_params(ctx) if param.param_type_name == kind]
            rows = filter(None, (param.get_help_record(ctx) for param in params))
            if params:
                with formatter.section(f"{kind.title()}s"):
                    formatter.write_dl([(name.partition(" <")[0], meaning) for name, meaning in rows])
