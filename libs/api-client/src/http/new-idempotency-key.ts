/** A key for one opening of one form; the gateway answers a repeat under the same key with the first answer. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
