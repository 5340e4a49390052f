"""Bots think beside the event loop: every level answers, and none is in anybody's way."""

import asyncio
import os
import sys
import threading

import pytest

from crownland import Match, make_bot
from crownland.bots.bot import offered_bots
from crownland.server.runtime.pools import BotPool, FairPool, lower_priority, pause


def test_every_level_answers_and_other_work_is_done_beside() -> None:
    state = Match("sample()", ["?"] * 2, bytes(32)).state

    async def ask() -> None:
        thinkers = BotPool(2)
        await thinkers.ready("sample()")
        answers = await asyncio.gather(*(thinkers.choose(level, state) for level in offered_bots("sample")))
        assert set(answers) <= set(state.legal_codes())
        assert await thinkers.search("sample", "", lambda: make_bot("level(5)").choose(state)) in state.legal_actions()
        thinkers.close()

    asyncio.run(ask())


@pytest.mark.skipif(sys.platform != "linux", reason="only there threads have priorities of their own")
def test_bots_are_less_urgent_than_people() -> None:
    def urgency() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def of_a_bot() -> int:
        pool = FairPool(1, "bot", lower_priority)
        found = await pool.run("", urgency)
        pool.close()
        return found

    assert asyncio.run(of_a_bot()) == min(urgency() + 5, 19)


def test_a_round_of_seven_quick_bots_takes_less_than_five_seconds() -> None:
    turn = pause("quick", 7, True) + 4 * pause("quick", 7, False)
    assert 7 * turn < 5
    assert pause("instant", 7, True) == 0
