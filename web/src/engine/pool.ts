/** Workers that think: several where there are cores, each with one workspace. Without workers this thread thinks, step by step. */
import { BOTS } from "./botTables.ts";
import { loadModule, type Part } from "./engine.ts";
import type { Decision, Question } from "./decide.ts";
import type { Family } from "./layout.ts";
import {
  Service,
  type Answer,
  type JobAnswer,
  type JobName,
  type JobQuestion,
  type Port,
  type Task,
} from "./service.ts";

const MAX_WORKERS = 4;

/** A worker, as far as a pool needs it. */
export interface Thread extends Port {
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

interface Waiting {
  task: Task;
  answered: (answer: Answer) => void;
}

/** Who does tasks, one at a time. */
interface Helper {
  current: Waiting | null;
  start(task: Task): void;
  cancel(id: number): void;
  close(): void;
}

export class BotPool {
  private readonly spawn: () => Thread;
  private size: number;
  private helpers: Helper[] = [];
  private waiting: Waiting[] = [];
  private tasks = 0;

  constructor(size = countWorkers(), spawn: () => Thread = spawnWorker) {
    this.size = size;
    this.spawn = spawn;
  }

  /** Let a bot decide; see `Think`. */
  readonly think = (family: Family, question: Question, signal?: AbortSignal): Promise<Decision> =>
    this.run("decide", family, question, signal, BOTS[question.bot.name]!.thinks ? "full" : "rules");

  /** Do a job with a part of the engine. Answers do not depend on the number of workers. Rejects with the reason of the signal when it is aborted. */
  async run<Name extends JobName>(
    job: Name,
    family: Family,
    question: JobQuestion<Name>,
    signal?: AbortSignal,
    part: Part = "full",
  ): Promise<JobAnswer<Name>> {
    const module = await loadModule(family, part);
    signal?.throwIfAborted();
    const task: Task = { id: (this.tasks += 1), family, part, module, job, question };
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.cancel(task.id);
        reject(signal!.reason as Error);
      };
      signal?.addEventListener("abort", stop, { once: true });
      this.waiting.push({
        task,
        answered: (answer) => {
          signal?.removeEventListener("abort", stop);
          if ("answer" in answer) resolve(answer.answer as JobAnswer<Name>);
          else if ("error" in answer) reject(new Error(answer.error));
        },
      });
      this.startNext();
    });
  }

  /** End all workers; what they were asked for is never answered. */
  close(): void {
    for (const helper of this.helpers) helper.close();
    [this.helpers, this.waiting] = [[], []];
  }

  private cancel(id: number): void {
    this.waiting = this.waiting.filter(({ task }) => task.id !== id);
    this.helpers.find(({ current }) => current?.task.id === id)?.cancel(id);
  }

  /** Give waiting tasks to whoever is free. */
  private startNext(): void {
    while (this.waiting.length) {
      const helper = this.helpers.find(({ current }) => !current) ?? this.addHelper();
      if (!helper) return;
      helper.current = this.waiting.shift()!;
      helper.start(helper.current.task);
    }
  }

  private addHelper(): Helper | null {
    if (this.helpers.length >= Math.max(this.size, 1)) return null;
    const helper = this.size ? this.addWorker() : this.addOwn();
    this.helpers.push(helper);
    return helper;
  }

  private finish(helper: Helper, answer: Answer): void {
    const { answered } = helper.current!;
    helper.current = null;
    answered(answer);
    this.startNext();
  }

  private addWorker(): Helper {
    let thread: Thread;
    try {
      thread = this.spawn();
    } catch {
      this.size = 0;
      return this.addOwn();
    }
    const helper: Helper = {
      current: null,
      start: (task) => thread.postMessage(task),
      cancel: (id) => thread.postMessage({ cancel: id }),
      close: () => thread.terminate(),
    };
    thread.onmessage = ({ data }: MessageEvent<Answer>) => this.finish(helper, data);
    thread.onerror = () => this.replace(helper);
    return helper;
  }

  /** This thread, which thinks in steps. */
  private addOwn(): Helper {
    const service = new Service();
    const helper: Helper = {
      current: null,
      start: (task) => void service.run(task).then((answer) => this.finish(helper, answer)),
      cancel: (id) => service.cancel(id),
      close: () => {},
    };
    return helper;
  }

  /** Do without a worker that does not work; what it was doing is done again. */
  private replace(helper: Helper): void {
    helper.close();
    this.helpers = this.helpers.filter((other) => other !== helper);
    this.size = Math.max(this.size - 1, 0);
    if (helper.current) this.waiting.unshift(helper.current);
    this.startNext();
  }
}

function countWorkers(): number {
  if (typeof Worker === "undefined") return 0;
  return Math.min(Math.max(navigator.hardwareConcurrency - 1, 1), MAX_WORKERS);
}

const spawnWorker = (): Thread => new Worker(new URL("./botWorker.ts", import.meta.url), { type: "module" });
