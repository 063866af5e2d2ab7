/** What stops the start: one line a fault. A line names the variable and never its value, which may be a secret. */
export class EnvError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
