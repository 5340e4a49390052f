/** Parts of the table's screen that belong to other features. The shell provides them: a table does not import those. */
import type { Component } from "svelte";
import type Board from "../board/Board.svelte";
import type { Play } from "../board/play.svelte";
import type { Table } from "../protocol";

type Load<Props extends object> = () => Promise<Component<Props>>;

export interface TableParts {
  /** The guide of a lesson, and what follows its end. */
  Guide: Load<{ play: Play; phone: boolean }>;
  LessonEnd: Load<{ play: Play }>;
  /** The rules beside the table or over it. */
  Rules: Load<{ table: Table; beside: boolean; onclose(): void }>;
  /** The coach who grades my moves. */
  Coach: Load<{ play: Play; board: Board | undefined }>;
}
