/** A start that cannot go on; `message` is one line for the person at the terminal, so callers print it without a stack. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}
