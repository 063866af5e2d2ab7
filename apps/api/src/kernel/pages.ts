import type { IncomingMessage, ServerResponse } from 'node:http';
import { packPage, PageCache, type Coding, type KeptPage } from './page-cache';
import { remembered } from './remembered';
import type { Read, SiteRenderer } from './site-renderer';

/** Where a page is kept, and how long. */
export interface PlaceOfPage {
  /** Of its origin too. */
  key: string;
  origin: string;
  maxAge?: number;
}

/** The pages of the site, out of the cache. */
export interface Pages {
  /** The page, if it is there and of now. */
  kept(place: PlaceOfPage): KeptPage | undefined;
  /** The page, rendered where it is not there. */
  made(url: string, place: PlaceOfPage): Promise<KeptPage>;
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/;

/** The best coding of those the browser takes. */
export const codingOf = remembered((accept: string): Coding => {
  if (takesBrotli.test(accept)) return 'br';
  return takesGzip.test(accept) ? 'gzip' : 'identity';
});

const matches = (asked: string | undefined, etag: string) =>
  asked !== undefined && asked.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Writes a packed page, head and body as they lie there: nothing where the browser has it already. */
export function writePacked({ headers }: IncomingMessage, response: ServerResponse, page: KeptPage, id: string): void {
  const { etag, head, unchanged, body } = page.bodies[codingOf(headers['accept-encoding'])];
  const has = etag !== undefined && matches(headers['if-none-match'], etag);
  const written = has ? unchanged : head;
  written[written.length - 1] = id;
  response.writeHead(has ? 304 : page.status, written);
  if (has) response.end();
  else response.end(body);
}

// Words that a visitor types: there is no end of them.
const searched = /[?&]search=/;

/** @param version names the content that pages are made of now; a page made of other content is not shown */
export function pagesOf(renderer: SiteRenderer, read: Read, version: () => string): Pages {
  const cache = new PageCache();
  let of = version();
  const current = () => {
    if (version() === of) return cache;
    of = version();
    cache.clear();
    return cache;
  };
  return {
    kept: (place) => current().peek(place.key),
    made: (url, place) =>
      current().get(place.key, place.maxAge, async () => {
        const { passing, ...rendered } = await renderer.render(url, { origin: place.origin, read });
        const page = await packPage(rendered, passing || searched.test(place.key) ? 'quickly' : 'closely');
        return { page, passing };
      }),
  };
}
