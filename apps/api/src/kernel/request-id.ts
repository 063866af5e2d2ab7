import { randomFillSync } from 'node:crypto';

const AT_ONCE = 128;
const random = Buffer.alloc(16 * AT_ONCE);
const written = Buffer.alloc(36 * AT_ONCE);
const digits = Buffer.from('0123456789abcdef');
const dash = '-'.charCodeAt(0);
let ids = '';
let at = 0;

/**
 * A random UUID (version 4), of a store that is written at once. One of node:crypto is twenty strings that are joined when the
 * header is checked: three times as dear.
 */
export function requestId(): string {
  if (at === ids.length) fill();
  return ids.slice(at, (at += 36));
}

function fill(): void {
  randomFillSync(random);
  let to = 0;
  for (const [from, byte] of random.entries()) {
    const place = from % 16;
    if (place === 4 || place === 6 || place === 8 || place === 10) written[to++] = dash;
    const said = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    written[to++] = digits[said >> 4] ?? 0;
    written[to++] = digits[said & 0x0f] ?? 0;
  }
  ids = written.toString('latin1');
  at = 0;
}
