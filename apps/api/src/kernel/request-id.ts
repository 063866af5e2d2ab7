import { randomBytes } from 'node:crypto';

const BYTES = 12;
/** For so many ids at once: a draw for each would cost more than the id. */
const DRAWN = 512;

let drawn = Buffer.alloc(0);
let used = 0;

/** Names a request in the log, in the audit trail and to whoever it failed; nobody learns from one how many there were. */
export function requestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(BYTES * DRAWN);
    used = 0;
  }
  used += BYTES;
  return drawn.toString('base64url', used - BYTES, used);
}
