import type { RuntimeConfig } from './runtime-config';

/** The two origins of a brand: the only allowed targets of a return path. */
export type Origins = Pick<RuntimeConfig, 'siteOrigin' | 'userCenterOrigin'>;

const MAX_LENGTH = 1024;
const MAX_ENCODINGS = 4;

// Routes contain only these characters; look-alike dots and slashes, `@`, `:`, `\` and spaces are excluded.
const plainPath = /^\/(?:[\w.~\-\p{Script=Han}]+(?:\/[\w.~\-\p{Script=Han}]+)*\/?)?$/u;
const dotSegment = /\/\.{1,2}(?:\/|$)/;
// Control characters, zero-width and bidirectional marks, line and paragraph separators, and the backslash, which browsers read
// as a slash.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** The text after each round of decoding; `undefined` when the encoding is invalid or nested too deep. */
function readings(text: string): string[] | undefined {
  const all = [text];
  for (let depth = 0; depth < MAX_ENCODINGS; depth += 1) {
    const last = all[all.length - 1] ?? '';
    let next: string;
    try {
      next = decodeURIComponent(last);
    } catch {
      return undefined;
    }
    if (next === last) return all;
    all.push(next);
  }
  return undefined;
}

/** Checks a path after all encodings are decoded; no intermediate decoding may contain hidden characters either. */
function isPlainPath(path: string): boolean {
  const all = readings(path);
  if (!all || all.some((reading) => hidden.test(reading))) return false;
  const plain = all[all.length - 1] ?? '';
  return plainPath.test(plain) && !dotSegment.test(plain);
}

function isPlainQuery(query: string): boolean {
  if (/%(?![0-9a-f]{2})/i.test(query) || hidden.test(query)) return false;
  const pairs = [...new URLSearchParams(query)];
  // A link that signs in as another user must not be accepted as a return path.
  return pairs.every(([name, value]) => name.toLowerCase() !== 'token' && !hidden.test(name) && !hidden.test(value));
}

/**
 * The target of a path from a URL: an absolute URL on one of the brand's origins. `/user-center/*` is on the user centre's
 * origin, every other path on the site's. A path that is not clearly one of ours gives home, the site's `/`.
 */
export function safePath(path: string | null | undefined, { siteOrigin, userCenterOrigin }: Origins): string {
  const home = `${siteOrigin}/`;
  if (!path || path.length > MAX_LENGTH || !path.startsWith('/')) return home;
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  if (!isPlainPath(pathname) || !isPlainQuery(query.slice(1)) || !isPlainQuery(hash.slice(1))) return home;

  const origin = /^\/user-center(?:\/|$)/.test(pathname) ? userCenterOrigin : siteOrigin;
  const target = new URL(`${origin}${pathname}${query}${hash}`);
  return target.origin === new URL(origin).origin ? target.href : home;
}
