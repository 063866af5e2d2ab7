const MAX_LENGTH = 1024;
const MAX_ENCODINGS = 4;

// Routes contain only these characters; look-alike dots and slashes, `@`, `:`, `\\` and spaces are excluded.
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

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

function isPlainQuery(query: string): boolean {
  if (/%(?![0-9a-f]{2})/i.test(query) || hidden.test(query)) return false;
  try {
    return query.split('&').every((pair) => {
      const [name = '', ...value] = pair.split('=');
      // A link that signs in as another user must not be accepted as a return path.
      return (
        decoded(name).toLowerCase() !== 'token' && !hidden.test(decoded(name)) && !hidden.test(decoded(value.join('=')))
      );
    });
  } catch {
    return false;
  }
}

/** Whether a text is clearly a path of our own, with query and anchor: return paths, the paths of auto-login, the links of slides. */
export function isSafePath(path: string): boolean {
  if (path.length > MAX_LENGTH || !path.startsWith('/')) return false;
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return isPlainPath(pathname) && isPlainQuery(query.slice(1)) && isPlainQuery(hash.slice(1));
}
