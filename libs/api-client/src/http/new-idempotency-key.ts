/** A key for one opening of one form. The gateway responds to a repeat under the same key with the first response. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
