// Made from src/crownland/server/protocol.py by `python -m crownland.server.typescript`. Do not edit.

/** First message on a socket: who I am; without a token a spectator.
 *
 * With `actions`, for clients with rules, a table has the actions of its match in place of its view, and is sent whole
 * only at first; then each `change` has what changed. Without it, every table is sent whole. */
export interface Hello {
  type: "hello";
  token?: string | null;
  actions?: boolean;
  id?: string;
}

/** Take a seat, the first open one unless it is named; `done` brings the token.
 *
 * With a `secret` of the client's choice that is the token: a `sit` whose answer was lost can then be sent again.
 * A `promise` is the SHA-256 of a random number of 32 bytes, which is added to the shuffle by `luck`. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  name?: string;
  bot?: string | null;
  secret?: string | null;
  colour?: number | null;
  promise?: string | null;
  id?: string;
}

/** Get up. Before the start the seat is open again; later it waits for anybody, or a bot. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: string;
}

/** Begin, when every seat is taken. */
export interface Start {
  type: "start";
  id?: string;
}

/** Add the number that was promised for my seat to the shuffle, as soon as `table.shuffle` waits for it. */
export interface Luck {
  type: "luck";
  seat: number;
  luck: string;
  id?: string;
}

/** Do an action, given as int or text, in answer to the table of this ply. */
export interface Play {
  type: "play";
  ply: number;
  action: number | string;
  id?: string;
}

/** Take my last decision back: at once where that is free, else by consent of everybody who holds a seat. */
export interface Undo {
  type: "undo";
  id?: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  seat: number;
  id?: string;
}

/** Ask that the strongest bot plays for a seat whose player is gone; done when all others who are there agree. */
export interface Bot {
  type: "bot";
  seat: number;
  id?: string;
}

/** Take my seat back from the bot that played for me. */
export interface Return {
  type: "return";
  seat: number;
  id?: string;
}

/** Agree to what was asked, or not. With the `ply` of the table that asked, it cannot mean a later wish.
 *
 * To a rematch, `promise` promises a number for its shuffle, as in `sit`. */
export interface Answer {
  type: "answer";
  yes: boolean;
  ply?: number | null;
  promise?: string | null;
  id?: string;
}

/** Ask the others to play again; `table.rematch` names the new table, where the same tokens hold the seats.
 *
 * `promise` promises a number for its shuffle, as in `sit`. */
export interface Rematch {
  type: "rematch";
  promise?: string | null;
  id?: string;
}

/** End the game without a loser: the host alone in the first round, later by consent of all others who are there. */
export interface End {
  type: "end";
  id?: string;
}

/** Say that I have seen the result of this game of a Dynasty; when everybody has, the next one is dealt. */
export interface Next {
  type: "next";
  seat: number;
  id?: string;
}

/** Let the bots of this table move faster or slower. */
export interface Pace {
  type: "pace";
  pace: "instant" | "quick" | "relaxed";
  id?: string;
}

/** Let the bots move at once until a person is in turn. */
export interface Hurry {
  type: "hurry";
  id?: string;
}

/** Change my name; with `colour`, my colour too. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
  colour?: number | null;
  id?: string;
}

/** Ask why an action is not possible. */
export interface Why {
  type: "why";
  action: string;
  id?: string;
}

/** Ask what a strong bot would do in my place. */
export interface Hint {
  type: "hint";
  id?: string;
}

/** Ask what my own decision was worth that is action `number` of this game. */
export interface Coach {
  type: "coach";
  number: number;
  id?: string;
}

/** Ask for `reply`, to see that the line is alive. */
export interface Ping {
  type: "ping";
  id?: string;
}

/** Say one of a few fixed phrases to everybody at the table. It is passed on and not kept. */
export interface Signal {
  type: "signal";
  seat: number;
  signal: "good_game" | "good_luck" | "hello" | "nice" | "one_moment" | "oops" | "thanks";
  id?: string;
}

/** Answer to `hello`: which seats are mine, whether I laid this table, and the server's time. `table` follows. */
export interface Welcome {
  type: "welcome";
  id: string;
  seats: number[];
  host: boolean;
  now: number;
}

/** Where a table began that plays on from a record: after `ply` events, at action `number` of game `game`. */
export interface Begun {
  ply: number;
  game: number;
  number: number;
}

/** Time for each seat: `minutes` for the match and `increment` seconds for each turn, or `days` for each move. */
export interface Clock {
  minutes?: number | null;
  increment?: number;
  days?: number | null;
}

/** Who sits there: a bot has a name, too, and `bot` tells its kind. `colour`, 0 to 7, is no other seat's.
 *
 * `away`: a person who is not connected; `gone`: for so long that a bot may step in.
 * `stand_in`: a bot plays for that person, who can `return`. `resigned`: the seat gave up, which stands; a bot moves
 * for it while others play on. `flag`: its time ran out. `clock` is the time left in milliseconds at the moment of the
 * message; it runs while `ticking`. */
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

/** What people add to the shuffle, so that nobody can choose what is dealt.
 *
 * `promises` are, for each seat, the SHA-256 of the number that its player promised, null where there is none, and
 * `given` the seats whose numbers are in. While the deal waits for the others, `until` is when it stops waiting
 * (milliseconds since 1970). When the match is over, `seed` and `luck` tell the server's seed and all numbers; of a
 * table that was closed before it was dealt they are never told. */
export interface Shuffle {
  promises: (string | null)[];
  given: number[];
  until: number | null;
  seed: string | null;
  luck: (string | null)[] | null;
}

/** Something that needs consent: `waits_for` are the seats whose players have not answered. */
export interface Asked {
  what: "bot" | "end" | "rematch" | "undo";
  by: number;
  seat: number;
  bot: string | null;
  waits_for: number[];
}

/** What may be done now: `seats` and `bot` have a list for each seat, about the player who holds it.
 *
 * `seats` lists commands; `agree` and `decline` are the two answers. `undo` and `end` take effect at once; with `_ask`
 * others are asked first, and with `_declined` they said no, which stands until the player's next decision. `bot` are
 * the seats for which the player may ask for a bot, `host` what whoever laid the table may do (`seat_bot`: give a free
 * seat to a bot), and `sit` the seats that anybody may take. */
export interface May {
  seats: (("agree" | "coach" | "decline" | "end" | "end_ask" | "end_declined" | "hint" | "hurry" | "leave" | "next" | "pace" | "play" | "rematch" | "rename" | "resign" | "return" | "seat_bot" | "start" | "undo" | "undo_ask" | "undo_declined")[])[];
  bot: number[][];
  host: ("agree" | "coach" | "decline" | "end" | "end_ask" | "end_declined" | "hint" | "hurry" | "leave" | "next" | "pace" | "play" | "rematch" | "rename" | "resign" | "return" | "seat_bot" | "start" | "undo" | "undo_ask" | "undo_declined")[];
  sit: number[];
}

/** Something that happened at the table besides moves: to `seat`, on the wish of the player of `by`.
 *
 * It belongs behind the first `event` actions of game number `game`, as `view.events` numbers them; a record counts
 * its own events. `wish` is what was declined. */
export interface Note {
  what: "declined" | "ended" | "flag" | "left" | "left_out" | "paced" | "renamed" | "resigned" | "returned" | "sat" | "stand_in" | "undo";
  seat: number | null;
  by: number | null;
  bot: string | null;
  wish: "bot" | "end" | "rematch" | "undo" | null;
  game: number;
  event: number;
  at: number;
}

/** A Dynasty waits after game number `game` until the players of these seats have said `next`.
 *
 * `until` is when it goes on without them (milliseconds since 1970), null while nobody has said so. */
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

/** The whole table as everybody may see it. `ply` counts what has happened here and names this moment.
 *
 * `commitment` is the SHA-256 of the server's seed; `seed`, from which all was dealt, is null until the match is over,
 * and where nothing was dealt.
 * The two seeds are the same unless people added numbers of their own, which `shuffle` tells; it is null where nobody
 * promised one. `may` tells what each player may do now. `ended` tells how it ended; `aborted`, `agreed` and `expired`
 * have no winner.
 * `between` is set while a Dynasty waits for its next game, and `view` still shows the last one. `results` are the
 * finished games of a Dynasty, and `ties` what breaks a tie of its sums, for each kingdom: the largest property of any
 * game, then all crowns (K13). `hurried`: bots move at once until a person is in turn. `prepared`: whoever laid this
 * table chose the deal, as for a lesson. `begun`: it plays on from a moment of a record.
 * `actions` is there only where it was asked for: the ints of all actions of each game so far, chance's too. Whoever
 * knows the rules derives `view`, `results` and `ties` from them, from the seats that `resigned` and from `ended`;
 * `view` is null then, the other two are empty. */
export interface Table {
  type: "table";
  game: string;
  ply: number;
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
  asked: Asked | null;
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

/** What changed since the table of ply `after`, if `hello` asked for actions (docs/reference/protocol.md). */
export interface Changed {
  type: "change";
  game: string;
  after: number;
  ply: number;
  change: Record<string, unknown>;
}

/** A command was done, and is on disk: it is part of the table from this ply on. */
export interface Done {
  type: "done";
  id: string;
  ply: number;
  token?: string | null;
  seats?: number[] | null;
  game?: string | null;
  asked?: boolean;
}

/** Answer to `why` (`reason` null: it is legal) or `hint`: an option's int, and the reason for it. */
export interface Reply {
  type: "reply";
  id: string;
  ply: number;
  reason?: string | null;
  args?: Record<string, unknown>;
  action?: number | null;
}

/** Who is not connected, who has been away for so long that a bot may step in, and what may be done now. */
export interface Presence {
  type: "presence";
  game: string;
  away: number[];
  gone: number[];
  may: May;
  watchers: number;
}

/** The player of a seat says one of the fixed phrases. */
export interface Signalled {
  type: "signal";
  game: string;
  seat: number;
  signal: "good_game" | "good_luck" | "hello" | "nice" | "one_moment" | "oops" | "thanks";
}

/** Something was refused and nothing has changed. `code` is one of the closed list in docs/reference/protocol.md. */
export interface Refused {
  type: "error";
  code: string;
  message: string;
  args: Record<string, unknown>;
  id: string;
}

/** Connect again: this process is going down, you read too slowly, or the game is at home elsewhere.
 *
 * With an `address`, such as `https://b.play.example`, that is there; if nobody answers, come back with `?stay=true`. */
export interface Bye {
  type: "bye";
  reason: "draining" | "moved" | "slow";
  address?: string;
}

/** Who shall sit in a seat: `me` (the creator, who may take several), a `bot` by name, or nobody yet.
 *
 * A bot without a `name` is given one. `colour` is that of the seat's number, if nothing else is chosen.
 * With a `promise`, the creator adds a number to the shuffle, as in `sit`. */
export interface Chair {
  me?: boolean;
  bot?: string | null;
  name?: string | null;
  colour?: number | null;
  promise?: string | null;
}

/** A moment of a record to play on from: the record, and how many of its events have happened. */
export interface Beginning {
  record: Record<string, unknown>;
  ply: number;
}

/** Lay a table. Seats that are not listed are open; it starts when none is, or, with `start` false, on command.
 *
 * With a `seed` the deal is prepared: every seat must be taken by its creator or a bot, and `table.prepared` says so.
 * With `begun` it starts at a moment of a record and goes on with fresh chance, and `table.begun` says so. */
export interface NewGame {
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

/** A new table: keep the token, it is the only proof of who you are. */
export interface Created {
  game: string;
  token: string;
  seats: number[];
  table: Table;
}

/** What every refused request gets. */
export interface Problem {
  code: string;
  message: string;
  args: Record<string, unknown>;
}

/** A table of the public list; `called` is null for people, and for bots their names or "", for that of the kind.
 *
 * A player is "" for a person without a name, and null for an open seat. */
export interface Listed {
  game: string;
  variant: string;
  status: string;
  players: (string | null)[];
  called: (string | null)[];
  open_seats: number;
  timed: boolean;
  clock: Clock | null;
  at: number;
}

/** A page of a list; `next` is the cursor of the following page. */
export interface GameList {
  games: Listed[];
  next: string | null;
}

/** A finished match; `called` is null for people, and for bots their names or "", for that of the kind.
 *
 * A player is "" for a person without a name. */
export interface RecordListed {
  record: string;
  variant: string;
  players: string[];
  called: (string | null)[];
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

/** How many records were read, checked and kept, and how many were here before. */
export interface Imported {
  kept: number;
  known: number;
}

/** A name that people have finished matches under, and when the last one was. */
export interface PlayerListed {
  name: string;
  games: number;
  wins: number;
  at: number;
}

/** A page of names, in their order. */
export interface PlayerList {
  players: PlayerListed[];
  next: string | null;
}

/** Seats whose results are asked for: games and seats there. */
export interface MySeats {
  seats: [string, number][];
}

/** A finished match for one seat: the points of its kingdom, and whether that won.
 *
 * `played_out`: the points count, for neither this seat nor everybody else resigned. `level` is that of the strongest
 * bot in another kingdom, 0 without one, and `people` tells whether a person played there. */
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
 * Only those that were played to their end have such points; where there is none yet, all four are null. */
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

/** What one event of a record changed: the actions `done`, and the fields of the View that changed.
 *
 * `kingdoms` has those that changed, by index. These views have no options and no events. */
export interface Moment {
  done: Logged[];
  view: Record<string, unknown>;
  kingdoms: Record<string, Kingdom>;
}

/** A match from its bare table on. Moment number n is the table after n events of the record: its ply there.
 *
 * `table` is as it is now, without a view. `first` is the ply of the first moment that is told: those before it are as
 * whoever asked knows them. `mark` names what has happened so far, to ask for what comes `after` it. */
export interface Replay {
  table: Table;
  first: number;
  mark: string;
  moments: Moment[];
}

/** A game, its family of rules, and what it can be played with; `title` is for clients that have no name for it.
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

/** A bot to play against: how well it plays, from 1 up, how it is written, and what it is like. */
export interface LevelMenu {
  level: number;
  bot: string;
  name: string;
  sentence: string;
}

/** After how many days without any change a table ends by itself: one that waits for players, or one in play.
 *
 * 0 is never. A game with a clock ends by its flags. */
export interface Retention {
  waiting_days: number;
  abandoned_days: number;
}

/** What can be played here. `share` holds the addresses under which others on the network reach this server. */
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

/** The deal of a finished match, dealt again from its seed: `fair` when all came out the same.
 *
 * `commitment` and `shuffle` are as in `table`. */
export interface Checked {
  game: string;
  seed: string;
  commitment: string;
  shuffle: Shuffle | null;
  draws: number;
  fair: boolean;
}

/** What an option of a puzzle is worth: the chance to win in per cent, and the lead in points in the end. */
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

/** A decision with one best answer: the first of `verdicts`. `tempting` is what a greedy player would do. */
export interface Puzzle {
  game: string;
  view: View;
  tempting: number;
  verdicts: PuzzleVerdict[];
  reasons: Because[];
}

/** The puzzles of a day, one for each game; `first` is the first day that has some. */
export interface PuzzleDay {
  date: string;
  first: string;
  puzzles: Puzzle[];
}

/** Another option of the decision that was made at a ply of a match. */
export interface Retry {
  ply: number;
  action: number | string;
}

/** The outlook if all play well: each kingdom's chance to win the match, and its expected points in this game. */
export interface Outlook {
  ply: number;
  win: number[];
  points: number[];
  error: number;
}

/** The effect of a draw on each kingdom: its chance to win after the event less that before. */
export interface Draw {
  ply: number;
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
  ply: number;
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
  plies: number;
  outlooks: Outlook[];
  draws: Draw[];
  decisions: Assessment[];
  accounts: Account[];
}

export type Change =
  | Sit
  | Leave
  | Start
  | Luck
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

export type Question =
  | Why
  | Hint
  | Coach
  | Ping;

export type ClientMessage =
  | Hello
  | Sit
  | Leave
  | Start
  | Luck
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
  | Why
  | Hint
  | Coach
  | Ping
  | Signal;

export type ServerMessage =
  | Welcome
  | Table
  | Changed
  | Done
  | Reply
  | Presence
  | Signalled
  | Refused
  | Bye;
