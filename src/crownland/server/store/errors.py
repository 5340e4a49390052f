"""Errors of the database, as the rest of the server knows them."""

import contextlib
from collections.abc import Iterator

from sqlalchemy.exc import DataError, SQLAlchemyError

from ..errors import ApiError


class StoreError(Exception):
    """The database did not answer or failed; `reason` is the first line of its own message."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"the store did not answer ({type(cause).__name__})")
        self.reason = str(getattr(cause, "orig", None) or cause).strip().partition("\n")[0]

    @property
    def api_error(self) -> ApiError:
        """The error for a client."""
        return ApiError("server/busy", str(self))


class InvalidValue(StoreError):
    """The database cannot store a value."""

    @property
    def api_error(self) -> ApiError:
        return ApiError("request/invalid", "expected values that the store can keep")


@contextlib.contextmanager
def store_errors(connection: bool = True) -> Iterator[None]:
    """Raise errors of the database as StoreError; with `connection`, each OSError too."""
    try:
        yield
    except DataError as error:
        raise InvalidValue(error) from error
    except SQLAlchemyError as error:
        raise StoreError(error) from error
    except OSError as error:
        if not connection:
            raise
        raise StoreError(error) from error
