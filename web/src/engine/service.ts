/** Work for an engine of its own: done here step by step, or in a worker that is asked by messages. */
import { decide, type Rest } from "./decide.ts";
import { Engine, type Part } from "./engine.ts";
import type { Family } from "./layout.ts";
import { runTrial } from "./trial.ts";

/** What can be asked for: each job works in an engine, and rests between its steps. */
export const JOBS = { decide, trial: runTrial };
export type Jobs = typeof JOBS;
export type JobName = keyof Jobs;
export type JobQuestion<Name extends JobName> = Parameters<Jobs[Name]>[1];
export type JobAnswer<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

/** A job to do. The module is compiled once and sent along, so that a worker fetches nothing. */
export interface Task<Name extends JobName = JobName> {
  id: number;
  family: Family;
  part: Part;
  module: WebAssembly.Module;
  job: Name;
  question: JobQuestion<Name>;
}

export type Request = Task | { cancel: number };
export type Answer = { id: number; answer: unknown } | { id: number; error: string } | { id: number; cancelled: true };

/** One end of a connection: a worker, the inside of one, or a port. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

const CANCELLED = Symbol("cancelled");

/** Does one task at a time, in one workspace. */
export class Service {
  private engine: Engine | null = null;
  private part: Part = "rules";
  private cancelled = -1;

  cancel(id: number): void {
    this.cancelled = id;
  }

  /** Do a task; the answer says whether it was cancelled meanwhile. */
  async run(task: Task): Promise<Answer> {
    const { id, job, question } = task;
    const rest: Rest = async () => {
      await nextTurn();
      if (this.cancelled === id) throw CANCELLED;
    };
    try {
      const work = JOBS[job] as (engine: Engine, question: unknown, rest: Rest) => Promise<unknown>;
      return { id, answer: await work(this.prepare(task), question, rest) };
    } catch (error) {
      return error === CANCELLED ? { id, cancelled: true } : { id, error: String(error) };
    }
  }

  /** The engine for a task: the last one where it has what is needed. */
  private prepare({ family, part, module }: Task): Engine {
    const fits = this.engine?.family === family && (this.part === "full" || part === "rules");
    if (!fits) [this.engine, this.part] = [new Engine(family, module), part];
    return this.engine!;
  }
}

/** Let messages and pictures through. A timer would wait for 4 ms each time. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Do the tasks that come in through a port. Whoever asks sends the next one after an answer. */
export function serve(port: Port): void {
  const service = new Service();
  port.onmessage = ({ data }: MessageEvent<Request>) => {
    if ("cancel" in data) service.cancel(data.cancel);
    else void service.run(data).then((answer) => port.postMessage(answer));
  };
}
