/** The start has failed. `message` is one line for the operator, so callers print it without a stack. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}
