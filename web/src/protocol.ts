// Made from src/crownland/server/protocol.py by `python web/generate/protocol.py`. Do not edit.

/** First message on a socket; without a token the client is a watcher.
 *
 * A table has the actions of its match and is sent whole only at first; then each `change` has what changed. With
 * `view`, for clients without rules, every table is sent whole, with its view in place of the actions. */
export interface Hello {
  type: "hello";
  token?: string | null;
  view?: boolean;
  id?: string;
}

/** Take a seat, by default the first open one; `done` has the token.
 *
 * A `secret`, chosen by the client, becomes the token: a `sit` whose answer was lost can then be sent again.
 * A `commitment` is the SHA-256 of a random number of 32 bytes, which `reveal` adds to the shuffle. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  name?: string;
  bot?: string | null;
  secret?: string | null;
  colour?: number | null;
  commitment?: string | null;
  id?: string;
}

/** Leave a seat. Before the start it is open again; later another player or a bot can take it. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: string;
}

/** Start the match, when every seat is taken. */
export interface Start {
  type: "start";
  id?: string;
}

/** Reveal the number that I committed to, once `table.shuffle` waits for it. */
export interface Reveal {
  type: "reveal";
  seat: number;
  number: string;
  id?: string;
}

/** Play an action, given as int or text, at this version of the table. */
export interface Play {
  type: "play";
  version: number;
  action: number | string;
  id?: string;
}

/** Take back my last decision: at once if that needs no consent, otherwise with the consent of all other players. */
export interface Undo {
  type: "undo";
  id?: string;
}

/** Resign a seat. */
export interface Resign {
  type: "resign";
  seat: number;
  id?: string;
}

/** Request that the strongest bot takes the seat of a player who is gone; all others who are present must agree. */
export interface Bot {
  type: "bot";
  seat: number;
  id?: string;
}

/** Take my seat back from its stand-in bot. */
export interface Return {
  type: "return";
  seat: number;
  id?: string;
}

/** Accept or decline the current proposal. With the `version` of the table that asked, it applies to no later one.
 *
 * For a rematch, `commitment` is that to a number for its shuffle, as in `sit`. */
export interface Answer {
  type: "answer";
  yes: boolean;
  version?: number | null;
  commitment?: string | null;
  id?: string;
}

/** Request another match; `table.rematch` is the id of the new table, where the same tokens hold the seats.
 *
 * `commitment` is that to a number for its shuffle, as in `sit`. */
export interface Rematch {
  type: "rematch";
  commitment?: string | null;
  id?: string;
}

/** End the match without a loser: the host alone in the first round, later with the consent of all present. */
export interface End {
  type: "end";
  id?: string;
}

/** Confirm the result of this game of a Dynasty; when all players have, the next game is dealt. */
export interface Next {
  type: "next";
  seat: number;
  id?: string;
}

/** Set the pause of the bots of this table. */
export interface Pace {
  type: "pace";
  pace: "instant" | "quick" | "relaxed";
  id?: string;
}

/** Let the bots move at once until a person is to move. */
export interface Hurry {
  type: "hurry";
  id?: string;
}

/** Change the name of my seat; with `colour`, its colour too. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  colour?: number | null;
  id?: string;
}

/** Send one of the fixed phrases to all clients of the table. It is not stored. */
export interface Signal {
  type: "signal";
  seat: number;
  signal: "good_game" | "good_luck" | "hello" | "nice" | "one_moment" | "oops" | "thanks";
  id?: string;
}

/** Ask for a `pong`, to test the connection. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Answer to `hello`: my seats, whether I am the host, the server's time and the build of its page.
 *
 * `table` follows. */
export interface Welcome {
  type: "welcome";
  id: string;
  seats: number[];
  host: boolean;
  now: number;
  build: string;
}

/** Where a table continued from a record: after `event_index` events, at action `number` of game `game`. */
export interface Begun {
  event_index: number;
  game: number;
  number: number;
}

/** Time for each seat: `minutes` for the match and `increment` seconds for each turn, or `days` for each move. */
export interface Clock {
  minutes?: number | null;
  increment?: number;
  days?: number | null;
}

/** A seat and its player. A bot has a name, too, and `bot` is its kind. `colour`, 0 to 7, is unique.
 *
 * `away`: a person who is not connected; `gone`: for so long that a bot may take over.
 * `stand_in`: a bot plays for that person, who can `return`. `resigned`: the seat has resigned, which is final; a bot
 * moves for it while others play on. `flag`: its time ran out. `clock` is the remaining time in milliseconds at
 * `table.at`; it runs while `ticking`. */
export interface Seat {
  kind: "bot" | "open" | "person";
  name: string;
  colour: number;
  bot: string | null;
  away: boolean;
  gone: boolean;
  stand_in: boolean;
  resigned: boolean;
  flag: boolean;
  clock: number | null;
  ticking: boolean;
}

/** The numbers that players add to the shuffle, so that nobody can choose the deal.
 *
 * `commitments` has for each seat that of its player, or null, and `revealed` the seats whose numbers are in. While
 * the deal waits for the others, `until` is when it stops waiting (milliseconds since 1970). When the match is over,
 * `seed` and `numbers` are the server's seed and all numbers; they stay secret if the table was closed before it. */
export interface Shuffle {
  commitments: (string | null)[];
  revealed: number[];
  until: number | null;
  seed: string | null;
  numbers: (string | null)[] | null;
}

/** A proposal that needs consent: `waits_for` are the seats whose players have not answered. */
export interface Proposal {
  what: "bot" | "end" | "rematch" | "undo";
  by: number;
  seat: number;
  bot: string | null;
  waits_for: number[];
}

/** The commands that are possible now: `seats` and `bot` have a list for each seat, for the player who holds it.
 *
 * `seats` lists commands; `agree` and `decline` are the two answers. `undo` and `end` take effect at once; with
 * `_propose` others are asked first, and with `_declined` they have declined, which holds until the player's next
 * decision. `bot` lists the seats for which the player may send `bot`, `host` the commands of the host (`seat_bot`:
 * give a free seat to a bot), and `sit` the seats that anybody may take. */
export interface May {
  seats: (("agree" | "coach" | "decline" | "end" | "end_declined" | "end_propose" | "hint" | "hurry" | "leave" | "next" | "pace" | "play" | "rematch" | "rename" | "resign" | "return" | "seat_bot" | "start" | "undo" | "undo_declined" | "undo_propose")[])[];
  bot: number[][];
  host: ("agree" | "coach" | "decline" | "end" | "end_declined" | "end_propose" | "hint" | "hurry" | "leave" | "next" | "pace" | "play" | "rematch" | "rename" | "resign" | "return" | "seat_bot" | "start" | "undo" | "undo_declined" | "undo_propose")[];
  sit: number[];
}

/** An event other than a move: it concerns `seat`, and the player of `by` caused it.
 *
 * It follows the first `event` actions of game number `game`, as numbered in `view.events`; a record counts its own
 * events. `proposal` is the one that was declined. */
export interface Note {
  what: "declined" | "ended" | "flag" | "left" | "left_out" | "paced" | "renamed" | "resigned" | "returned" | "sat" | "stand_in" | "undo";
  seat: number | null;
  by: number | null;
  bot: string | null;
  proposal: "bot" | "end" | "rematch" | "undo" | null;
  game: number;
  event: number;
  at: number;
}

/** The pause of a Dynasty after game number `game`, until the players of these seats have sent `next`.
 *
 * `until` is when it ends without them (milliseconds since 1970), null before the first `next`. */
export interface Between {
  game: number;
  waits_for: number[];
  until: number | null;
}

/** A property: squares times crowns. */
export interface Property {
  terrain: string;
  squares: [number, number][];
  crowns: number;
  points: number;
}

/** A line of a score pad: `id` is that of a message, such as `terrain-wheat` or `bonus-harmony`.
 *
 * `args` has for a terrain `parts`, squares and crowns of each property that counts; for a bonus its `standing`, which
 * says whether its points can still change (possible, sure or lost), and what it is counted from, such as `coins`. */
export interface ScoreLine {
  id: string;
  args: Record<string, unknown>;
  points: number;
}

/** A kingdom's points in the current position; `ties` decides between equal totals, first things first.
 *
 * `lines` are those of the score pad from top to bottom, and add up to `total`. */
export interface Score {
  total: number;
  properties: Property[];
  lines: ScoreLine[];
  ties: number[];
}

/** A finished game of a Dynasty: the score of each kingdom, and the kingdoms that won it. */
export interface Result {
  scores: Score[];
  winners: number[];
}

/** A covered square of a kingdom. */
export interface Cell {
  at: [number, number];
  terrain: string;
  crowns?: number;
  knight?: boolean;
  building?: string | null;
}

/** The rows and columns, both ends included, that can still be covered. */
export interface Room {
  north: number;
  south: number;
  west: number;
  east: number;
}

/** A building on its square, and its points in the current position. */
export interface Built {
  building: string;
  at: [number, number];
  points: number;
}

/** What a kingdom with a court owns besides its land. `reserve` are the knights not yet sent, `knights` all.
 *
 * `queen_on` is the property on which the queen's crown counts. */
export interface Court {
  coins: number;
  reserve: number;
  knights: number;
  towers: number;
  queen: boolean;
  queen_on: [number, number][];
  buildings: Built[];
}

/** One row of a player's side of the spell book. */
export interface SpellRow {
  symbol: string;
  power: string;
  boxes: number;
  ticks: number;
  standing: "held" | "open" | "struck" | "used";
}

/** A player's sheet besides the map, in a game with a spell book. */
export interface Book {
  rows: SpellRow[];
  named: string | null;
  castle_bonus: boolean;
  drew: boolean;
}

/** A kingdom and whose it is: one seat, or the two of a team. The castle lies at [0, 0]. */
export interface Kingdom {
  seats: number[];
  squares: Cell[];
  frame: [number, number];
  room: Room;
  discards: number;
  score: Score;
  court: Court | null;
  book: Book | null;
}

/** A legal action. `points` and `coins` are the changes that it makes at once. */
export interface Option {
  kind: string;
  text: string;
  domino?: number | null;
  at?: [number, number][];
  who?: number | null;
  building?: string | null;
  slot?: number | null;
  dice?: number[];
  faces?: [string, number][];
  power?: string | null;
  symbol?: string | null;
  crosses?: number;
  passes?: boolean;
  id: number;
  points: number;
  coins?: number;
}

/** An action that was done: by a seat, or by chance if `seat` is null. `number` counts from 0 in its game. */
export interface Logged {
  kind: string;
  text: string;
  domino?: number | null;
  at?: [number, number][];
  who?: number | null;
  building?: string | null;
  slot?: number | null;
  dice?: number[];
  faces?: [string, number][];
  power?: string | null;
  symbol?: string | null;
  crosses?: number;
  passes?: boolean;
  number: number;
  seat: number | null;
}

/** One half of a domino. */
export interface Half {
  terrain: string;
  crowns: number;
}

/** A domino: the box it comes from, its number, its halves. */
export interface Domino {
  box: string;
  number: number;
  halves: [Half, Half];
}

/** A domino of a line, the seat whose king stands on it, and whether that king has had its turn. */
export interface Offer {
  domino: Domino;
  seat: number | null;
  done: boolean;
}

/** The dominoes of a box that no line has shown; with fewer players some are never drawn. */
export interface Unseen {
  box: string;
  numbers: number[];
}

/** The lines: `older` is being placed, `newer` is on offer. `hand` is the domino to place now. */
export interface Draft {
  older: Offer[];
  newer: Offer[];
  hand: Domino | null;
  unseen: Unseen[];
}

/** A slot of the builders' board; `price` is what the seat in turn pays. */
export interface Slot {
  building: string | null;
  price: number;
}

/** The builders' board: open tiles, the slot where the dragon sits, supplies, and tiles not yet seen. */
export interface Builders {
  slots: Slot[];
  dragon: number | null;
  knights: number;
  towers: number;
  pile: number;
  unseen: Record<string, number>;
}

/** A rolled die, and the seat that took it. */
export interface Die {
  face: [string, number];
  seat: number | null;
}

/** A match at one moment. `seat` decides now; null if the match is over.
 *
 * `touched` has for each seat the squares of its kingdom that its last turn changed. */
export interface View {
  variant: string;
  game: number;
  games: number;
  phase: string;
  seat: number | null;
  round: number;
  rounds: number | null;
  steps: string[];
  order: number[];
  turn: number;
  next_order: (number | null)[];
  kingdoms: Kingdom[];
  totals: number[];
  winners: number[] | null;
  options: Option[];
  events: Logged[];
  touched: [number, number][][];
  draft: Draft | null;
  builders: Builders | null;
  dice: Die[] | null;
}

/** The whole table, the same for all clients. `version` is the number of entries in its log.
 *
 * `commitment` is the SHA-256 of the server's seed; `seed`, from which the match was dealt, is null until the match is
 * over, and without a deal. The two seeds are the same unless players added numbers of their own (`shuffle`, null if
 * nobody committed to one). `may` lists the commands that are possible now. `ended` is how the match ended; `aborted`,
 * `agreed` and `expired` have no winner.
 * `between` is set while a Dynasty waits for its next game, and `view` still shows the last one. `results` are the
 * finished games of a Dynasty, and `ties` the tie-breakers of its sums, for each kingdom: the largest property of any
 * game, then all crowns (K13). `hurried`: bots move at once until a person is to move. `prepared`: the creator chose
 * the deal, as for a lesson. `begun`: it continues from a position of a record.
 * `actions` has the ints of all actions of each game so far, including those of chance; it is missing before the deal.
 * A client with rules derives `view`, `results` and `ties` from them, from the seats that `resigned` and from `ended`.
 * A table has these three only on request, in place of `actions`; else `view` is null and the other two are empty. */
export interface Table {
  type: "table";
  id: string;
  version: number;
  status: "open" | "over" | "running";
  ended: "aborted" | "agreed" | "expired" | "flag" | "played" | "resigned" | null;
  variant: string;
  public: boolean;
  prepared: boolean;
  begun: Begun | null;
  pace: "instant" | "quick" | "relaxed";
  hurried: boolean;
  clock: Clock | null;
  on_flag: string;
  hints: boolean;
  seats: Seat[];
  host: number | null;
  commitment: string;
  seed: string | null;
  shuffle: Shuffle | null;
  proposal: Proposal | null;
  may: May;
  rematch: string | null;
  notes: Note[];
  between: Between | null;
  results: Result[];
  ties: number[][];
  view: View | null;
  at: number;
  actions?: number[][];
}

/** What changed since version `after` of the table, unless `hello` asked for views (docs/reference/protocol.md). */
export interface Changed {
  type: "change";
  after: number;
  change: Record<string, unknown>;
}

/** A command was executed and is on disk: the table includes it from `version` on.
 *
 * `table` is that of the rematch. `proposed`: others have to agree first. */
export interface Done {
  type: "done";
  id: string;
  version: number;
  token?: string | null;
  seats?: number[] | null;
  table?: string | null;
  proposed?: boolean;
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Who is not connected, who has been away for so long that a bot may take over, and the commands possible now. */
export interface Presence {
  type: "presence";
  table: string;
  away: number[];
  gone: number[];
  may: May;
  watchers: number;
}

/** A fixed phrase from the player of a seat. */
export interface Signalled {
  type: "signal";
  table: string;
  seat: number;
  signal: "good_game" | "good_luck" | "hello" | "nice" | "one_moment" | "oops" | "thanks";
}

/** A command or request was refused, and nothing has changed; `id` is that of the command.
 *
 * docs/reference/protocol.md lists all codes. */
export interface Error {
  type: "error";
  code: string;
  message: string;
  args: Record<string, unknown>;
  id?: string;
}

/** Reconnect: this process is shutting down, or the client reads too slowly. */
export interface Bye {
  type: "bye";
  reason: "draining" | "slow";
}

/** Who takes a seat: `me` (the creator, who may take several), a `bot` by name, or nobody yet.
 *
 * A bot without a `name` gets one. `colour` is by default the number of the seat.
 * With a `commitment`, the creator adds a number to the shuffle, as in `sit`. */
export interface Chair {
  me?: boolean;
  bot?: string | null;
  name?: string | null;
  colour?: number | null;
  commitment?: string | null;
}

/** A position of a record to continue from: the record, and the number of events before the position. */
export interface Beginning {
  record: Record<string, unknown>;
  event_index: number;
}

/** Create a table. Seats that are not listed are open; it starts when none is, or, with `start` false, on command.
 *
 * With a `seed` the deal is prepared (`table.prepared`): the creator or bots must take all seats. With `begun` it
 * continues from a position of a record with new random draws (`table.begun`). */
export interface NewTable {
  variant: string;
  seats?: Chair[];
  name?: string;
  public?: boolean;
  start?: boolean;
  clock?: Clock | null;
  on_flag?: "bot" | "resign";
  pace?: "instant" | "quick" | "relaxed";
  hints?: boolean;
  seed?: string | null;
  begun?: Beginning | null;
}

/** A new table, and the token of its creator: the only credential for these seats. */
export interface Created {
  id: string;
  token: string;
  seats: number[];
  table: Table;
}

/** A table of the public list; `bot_names` has null for people, and for bots the name, or "" for that of the kind.
 *
 * A player is "" for a person without a name, and null for an open seat. */
export interface Listed {
  id: string;
  variant: string;
  status: string;
  players: (string | null)[];
  bot_names: (string | null)[];
  open_seats: number;
  timed: boolean;
  clock: Clock | null;
  at: number;
}

/** A page of a list; `next` is the cursor of the following page. */
export interface TableList {
  tables: Listed[];
  next: string | null;
}

/** A finished match; `bot_names` has null for people, and for bots the name, or "" for that of the kind.
 *
 * A player is "" for a person without a name. */
export interface RecordListed {
  record: string;
  variant: string;
  players: string[];
  bot_names: (string | null)[];
  totals: number[];
  winners: number[];
  at: number;
  imported: boolean;
}

/** A page of finished matches. */
export interface RecordList {
  records: RecordListed[];
  next: string | null;
}

/** The number of records that were imported, and of those that were known before. */
export interface Imported {
  kept: number;
  known: number;
}

/** A name under which people have finished matches, and when the last one ended. */
export interface PlayerListed {
  name: string;
  games: number;
  wins: number;
  at: number;
}

/** A page of names, sorted. */
export interface PlayerList {
  players: PlayerListed[];
  next: string | null;
}

/** Seats whose results are requested: ids of tables and seats. */
export interface MySeats {
  seats: [string, number][];
}

/** A finished match for one seat: the points of its kingdom, and whether that won.
 *
 * `played_out`: the points count, because neither this seat nor all others resigned. `level` is that of the strongest
 * bot in another kingdom, 0 without one; `people`: a person played another kingdom. */
export interface SeatResult {
  record: string;
  seat: number;
  variant: string;
  kingdom: number;
  points: number;
  won: boolean;
  played_out: boolean;
  level: number;
  people: boolean;
  at: number;
}

/** The finished matches of some seats, the oldest first. Prepared deals and imported records are left out. */
export interface SeatResults {
  results: SeatResult[];
}

/** How many matches, and how many of them were won; a tie counts as won by all who share it. */
export interface Tally {
  games: number;
  wins: number;
}

/** Matches whose strongest bot was of this level. */
export interface LevelTally {
  level: number;
  games: number;
  wins: number;
}

/** Matches of a variant: mean and best points, and in which kingdom of which record the best were made.
 *
 * Only matches that were played to the end have such points; before the first, all four are null. */
export interface VariantTally {
  variant: string;
  games: number;
  wins: number;
  mean: number | null;
  best: number | null;
  record: string | null;
  kingdom: number | null;
}

/** Finished matches of a name: in all, against people, by level of bots, and by variant.
 *
 * `streak` counts the wins since the last match that was not won. Prepared deals and imported records do not count. */
export interface Statistics {
  name: string;
  games: number;
  wins: number;
  since: number | null;
  last: number | null;
  streak: number;
  longest_streak: number;
  people: Tally;
  levels: LevelTally[];
  variants: VariantTally[];
}

/** A game, its family of rules, seats, switches and bots; `title` is for clients that have no name for it.
 *
 * `variant` is the one for the fewest players. */
export interface GameMenu {
  game: string;
  title: string;
  family: string;
  variant: string;
  seats: number[];
  switches: string[];
  bots: string[];
}

/** A bot: its level, from 1 up, its spec, its name and a description. */
export interface LevelMenu {
  level: number;
  bot: string;
  name: string;
  sentence: string;
}

/** After how many days without a change a table ends: one that waits for players, or one in play.
 *
 * 0 is never. A match with a clock ends by its flags. */
export interface Retention {
  waiting_days: number;
  abandoned_days: number;
}

/** What this server offers. `share` has the addresses at which others on the network reach it. */
export interface Menu {
  games: GameMenu[];
  levels: LevelMenu[];
  usual: string;
  variants: string[];
  paces: string[];
  share: string[];
  retention: Retention;
  version: string;
}

/** The value of an option of a puzzle: the win probability in per cent, and the final lead in points. */
export interface PuzzleVerdict {
  id: number;
  win: number;
  margin: number;
}

/** A reason why an option is better: a message id, its arguments, and land to highlight.
 *
 * `docs/reference/puzzles.md` lists the ids. `end` in `args` is the mean gain in points at the end of the game. */
export interface Because {
  id: string;
  args: Record<string, unknown>;
  kingdom: number | null;
  at: [number, number][];
}

/** A decision with one best answer: the first of `verdicts`. `tempting` is the choice of a greedy player.
 *
 * The decision follows these `actions`, in a `round` of a game of this `variant`. */
export interface Puzzle {
  game: string;
  variant: string;
  round: number;
  actions: number[];
  tempting: number;
  verdicts: PuzzleVerdict[];
  reasons: Because[];
}

/** The puzzles of a day, one for each game; `first` is the first day with puzzles. */
export interface PuzzleDay {
  date: string;
  first: string;
  puzzles: Puzzle[];
}

/** Ask for the reasons for `action`, an option after `actions`: all of one game so far, including those of chance.
 *
 * With `hint`, the reason that goes with a hint. With `best`, why that option is better: `points` is what each kingdom
 * gains by it on average, as a review finds, and `game` the number of the game in its match. */
export interface Explain {
  variant: string;
  actions: number[];
  action: number;
  hint?: boolean;
  best?: number | null;
  points?: number[];
  game?: number;
}

/** The outlook if all play well: each kingdom's chance to win the match, and its expected points in this game. */
export interface Outlook {
  event_index: number;
  win: number[];
  points: number[];
  error: number;
}

/** An option with the results of its playouts: the seat's chance to win, and its lead. */
export interface Tried {
  id: number;
  action: string;
  win: number;
  margin: number;
}

/** The assessment of a decision with a choice. */
export interface Assessment {
  event_index: number;
  game: number;
  number: number;
  round: number;
  seat: number;
  options: number;
  grade: "best" | "blunder" | "good" | "mistake" | "slip";
  win: number;
  win_error: number;
  points: number;
  points_error: number;
  best: Tried;
  played: Tried;
  why: Because[];
}

/** The change of each kingdom by the best option: chance to win, and points. */
export interface Shift {
  win: number[];
  points: number[];
  error: number;
}

/** The result of one step of a review: an outlook, or the assessment of a decision. */
export interface Found {
  event_index: number;
  outlook: Outlook | null;
  decision: Assessment | null;
  shift: Shift | null;
}

/** A whole review of a finished match, as a player's page found it.
 *
 * Only a page with the same `key`, the digest of its engine, the match and the task, would find the same. */
export interface StoredReview {
  key: string;
  found: Found[];
}

/** The effect of a draw on each kingdom: its chance to win after the event less that before. */
export interface Draw {
  event_index: number;
  win: number[];
  points: number[];
  error: number;
}

/** Luck and skill of a seat: the effect of draws, the cost of its own decisions, and the worst ones.
 *
 * An omission over several turns is one fault, with the cost of its costliest turn. */
export interface Account {
  seat: number;
  luck: number;
  luck_error: number;
  win: number;
  points: number;
  decisions: number;
  faults: Record<string, number>;
  worst: number[];
  lasting: number[][];
}

/** A review, with `done` of `of` steps done. */
export interface Review {
  variant: string;
  bot: string;
  seed: string;
  done: number;
  of: number;
  event_count: number;
  outlooks: Outlook[];
  draws: Draw[];
  decisions: Assessment[];
  accounts: Account[];
}

export type Change =
  | Sit
  | Leave
  | Start
  | Reveal
  | Play
  | Undo
  | Resign
  | Bot
  | Return
  | Answer
  | Rematch
  | End
  | Next
  | Pace
  | Hurry
  | Rename;

export type ClientMessage =
  | Hello
  | Sit
  | Leave
  | Start
  | Reveal
  | Play
  | Undo
  | Resign
  | Bot
  | Return
  | Answer
  | Rematch
  | End
  | Next
  | Pace
  | Hurry
  | Rename
  | Signal
  | Ping;

export type ServerMessage =
  | Welcome
  | Table
  | Changed
  | Done
  | Pong
  | Presence
  | Signalled
  | Error
  | Bye;
