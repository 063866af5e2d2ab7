/** A path that no route has, so that the not-found page is served. */
const nowhere = '/404';

/** Returns the URL if it can be decoded, else an unknown path. The router cannot match a URL that it cannot decode. */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return nowhere;
  }
}
