/**
 * A key for one opening of one form. The gateway responds to a repeat under the same key with the first response.
 * 36 random hexadecimal digits: `crypto.randomUUID` is missing on iOS 15 and on pages served over plain http.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
