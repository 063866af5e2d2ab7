import type { RuntimeConfig } from './runtime-config';

/** The two origins of a brand: the only places that a return path may lead to. */
export type Origins = Pick<RuntimeConfig, 'siteOrigin' | 'userCenterOrigin'>;

const MAX_LENGTH = 1024;
const MAX_ENCODINGS = 4;

// Routes are made of these and nothing else; look-alike dots and slashes, `@`, `:`, `\` and spaces are not among them.
const plainPath = /^\/(?:[\w.~\-\p{Script=Han}]+(?:\/[\w.~\-\p{Script=Han}]+)*\/?)?$/u;
const dotSegment = /\/\.{1,2}(?:\/|$)/;
// Controls, zero-width and bidirectional marks, line and paragraph separators, and the backslash that browsers read as a slash.
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u;

/** The text as every number of decodings would read it; `undefined` where it is no proper encoding or too deep to trust. */
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

/** A path is judged as it reads when all encodings are undone; each reading before that must not hide anything either. */
function isPlainPath(path: string): boolean {
  const all = readings(path);
  if (!all || all.some((reading) => hidden.test(reading))) return false;
  const plain = all[all.length - 1] ?? '';
  return plainPath.test(plain) && !dotSegment.test(plain);
}

function isPlainQuery(query: string): boolean {
  if (/%(?![0-9a-f]{2})/i.test(query) || hidden.test(query)) return false;
  const pairs = [...new URLSearchParams(query)];
  // A link that signs in as somebody else must not pass as a way back.
  return pairs.every(([name, value]) => name.toLowerCase() !== 'token' && !hidden.test(name) && !hidden.test(value));
}

/**
 * Where a path from an address may lead: an absolute address on one of the brand's own origins. `/user-center/*` lies on the
 * user centre's, every other path on the site's; what is not plainly a path of our own leads home, the site's `/`.
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
