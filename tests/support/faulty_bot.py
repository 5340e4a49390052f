"""A program that plays badly, in the way that its first argument names; run as a bot from outside by tests."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def misbehave(way: str) -> None:
    if way == "dies":
        sys.exit(3)
    elif way == "kills itself":
        os.abort()
    elif way.startswith("stalls"):
        time.sleep(600)
    elif way == "closes its output":
        os.close(1)
        time.sleep(600)
    elif way == "is ended in real time":
        os.kill(os.getpid(), 40)
    elif way == "answers twice":
        print('{"type":"choose","option":0}\n{"type":"choose","option":0}', flush=True)
    elif way == "writes a long line":
        say(type="choose", option=0, thoughts="x" * 100_000)
    elif way == "talks nonsense":
        print("I resign", flush=True)
    elif way == "nests":
        print("[" * 50_000, flush=True)
    elif way == "is not in UTF-8":
        os.write(1, b"\xff\xfe\n")
    elif way == "answers the wrong question":
        say(type="ready", name="again")
    elif way == "counts from the end":
        say(type="choose", option=-1)
    elif way == "says yes":
        say(type="choose", option=True)
    elif way == "says nothing":
        say(type="choose")
    elif way == "says too much":
        say(type="choose", option=[True] * 20)
    elif way == "gives up":
        say(type="forfeit", reason=None)
    elif way == "gives up unasked":
        say(type="choose", option=0)
        say(type="forfeit")
    elif way == "grumbles":
        print("\x1b[31mhmm\nso be it", file=sys.stderr)
        say(type="choose", option=0)
    elif way == "counts too far":
        say(type="choose", option=100_000)
    elif way == "never ends its line":
        while True:
            os.write(1, b"x" * 4096)
    else:
        say(type="choose", option=0)


def hide(note: Path) -> None:
    """Leave a process that has neither our session nor our group, nor us as its parent."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            note.write_text(str(os.getpid()))
            os.execlp("sleep", "sleep", "600")
        os._exit(0)
    os.wait()


def main(way: str, *notes: str) -> None:
    if way == "dies at once":
        sys.exit(4)
    if way == "is never ready":
        time.sleep(600)
    if way == "stalls with a child":
        child = subprocess.Popen(["sleep", "600"])
        with Path(notes[0]).open("a") as file:
            print(child.pid, file=file)
    if way.endswith("a hidden child"):
        hide(Path(notes[0]))
    for line in sys.stdin:
        message = json.loads(line)
        if notes and way == "listens":
            with Path(notes[0]).open("a") as file:
                file.write(line)
        if message["type"] == "hello":
            say(type="ready", name="faulty_bot \ud800" if way == "has half a letter" else "faulty_bot")
        elif message["type"] == "decide":
            misbehave(way)
        elif message["type"] == "quit" and way != "does not quit":
            break
    if way == "does not quit":
        time.sleep(600)


if __name__ == "__main__":
    main(*sys.argv[1:])
