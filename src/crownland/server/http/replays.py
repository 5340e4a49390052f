"""Records in requests, for reviews."""

from ...engine.errors import InputError
from ...match.record.reader import read_record
from ...match.record.record import Record
from ..errors import ApiError
from .guard import MAX_RECORD_BYTES
from .records import check_names, stored_record
from .requests import AnyRequest, run_in_pool

__all__ = ["sent_record", "stored_record"]


async def sent_record(request: AnyRequest) -> Record:
    """Read and check the record in the body of a request. Raises ApiError on any error."""
    read: Record = await run_in_pool(request, _read_sent, await request.body())
    return read


def _read_sent(body: bytes) -> Record:
    if len(body) > MAX_RECORD_BYTES:
        raise ApiError("request/too-large", f"expected at most {MAX_RECORD_BYTES} bytes", most=MAX_RECORD_BYTES)
    try:
        read = read_record(body.decode("utf-8"))
        check_names(read)
    except (UnicodeDecodeError, InputError) as error:
        raise ApiError("record/invalid", str(error)) from None
    return read
