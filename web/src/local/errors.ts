/** A command that a table refuses, by the codes of the server (docs/reference/protocol.md). Nothing has changed. */
export class CommandError extends Error {
  constructor(
    readonly code: string,
    readonly args: Record<string, unknown> = {},
  ) {
    super(code);
  }
}
