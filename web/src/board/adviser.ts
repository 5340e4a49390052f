/** Advice at a table whose actions are known: this page has its rules, and bots that think in a worker. Reasons in words come from a server. */
import { advise, grade, type Hint } from "../engine/advice";
import { askWhy, type RunTrial } from "../engine/assess";
import { BotPool } from "../engine/pool";
import { whyNot, type Reason } from "../engine/view";
import { positionAfter } from "./skip";
import type { Assessment, Explain, Table } from "../protocol";

/** The actions of the game that is played, up to one of them. */
const actionsUntil = ({ actions }: Table, number?: number) => actions!.at(-1)!.slice(0, number);

/** Why an action, given as text, is illegal; null if it is legal. */
export async function whyIllegal(table: Table, action: string): Promise<Reason | null> {
  return whyNot(await positionAfter(actionsUntil(table), table.variant), action);
}

export class Adviser {
  private readonly pool = new BotPool(1);
  private readonly run: RunTrial = (family, question) => this.pool.run("trial", family, question);

  /** What a strong bot would do, and what a server may be asked about that. */
  async hint(table: Table): Promise<Hint & { asked: Explain | null }> {
    const actions = actionsUntil(table);
    const position = await positionAfter(actions, table.variant);
    const hint = await advise(this.run, position);
    const asked = { variant: position.variant.text, actions, action: hint.action, hint: true };
    return { ...hint, asked: hint.reason === "only" ? null : asked };
  }

  /** How good a decision of the game that is played was, and what a server may be asked about that; nulls where there was no choice. */
  async grade(table: Table, number: number): Promise<{ assessment: Assessment | null; asked: Explain | null }> {
    const actions = actionsUntil(table, number);
    const [played, game] = [table.actions!.at(-1)![number]!, table.actions!.length];
    const position = await positionAfter(actions, table.variant);
    const found = await grade(this.run, position, played, game, number);
    return { assessment: found?.decision ?? null, asked: found && askWhy(position.variant, actions, found) };
  }

  close(): void {
    this.pool.close();
  }
}
