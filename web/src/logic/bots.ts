/** Bots by their names: `level(3)` is one that plays at level 3. */
const LEVEL = /^level\((\d)\)$/;

/** The level of a bot; 0 for one that is none. */
export const levelOf = (bot: string) => Number(LEVEL.exec(bot)?.[1] ?? 0);

/** The id of what a bot is called: "bot-level-3", "bot-greedy". */
export const botId = (bot: string) => `bot-${bot.replace(LEVEL, "level-$1")}`;
