import { randomBytes } from 'node:crypto';

const own = randomBytes(9).toString('base64url');
/** So many that the next two thousand million have six digits, as it has. */
let count = 36 ** 5;

/** Names a request in the log, in the audit trail and to whoever it failed: what is random of it is drawn once a process. */
export function requestId(): string {
  count += 1;
  return own + count.toString(36);
}
