import { randomBytes } from 'node:crypto';

/** 12 bytes, which are 16 letters. */
const LETTERS = 16;
/** For so many ids at once: a draw for each would cost more than the id. */
const DRAWN = 512;

let drawn = '';
let used = 0;

/** Names a request in the log, in the audit trail and to whoever it failed; nobody learns from one how many there were. */
export function requestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes((DRAWN * LETTERS * 3) / 4).toString('base64url');
    used = 0;
  }
  used += LETTERS;
  return drawn.slice(used - LETTERS, used);
}
