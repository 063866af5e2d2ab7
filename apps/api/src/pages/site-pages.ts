import type { SettingValues } from '@portal/brand';
import { LRUCache } from 'lru-cache';
import { packPage, type CachedPage } from './cached-page';
import type { Read, SiteRenderer } from './site-renderer';

const MAX_BYTES = 64 * 1024 * 1024;

/** Where a page is cached, and for how long. */
export interface PagePlace {
  /** Includes the origin. */
  key: string;
  origin: string;
  /** Seconds; without it the page is cached until the content changes. */
  maxAge?: number;
}

interface Source {
  version: string;
  settings: SettingValues;
}

const isSame = (one: Source, other: Source) => one.version === other.version && one.settings === other.settings;

const sizeOf = ({ bodies }: CachedPage) => bodies.br.length + bodies.gzip.length + bodies.identity.length;

// A visitor types the words of a search: they have no end, so these pages are compressed quickly and not cached.
const searched = /[?&]search=/;

/**
 * Renders the pages of the site and caches them. Requests for a page that is being rendered wait for the same rendering.
 * @param version names the content that pages are made of now; a change empties the cache
 * @param settings the brand's values that staff have changed; another object empties the cache, also if the content could not be
 * loaded with the new values
 * @returns what gives a page: at once if it is cached. `admit` is called before a page is rendered, and rejects where it must not be
 */
export function sitePages(renderer: SiteRenderer, read: Read, version: () => string, settings: () => SettingValues) {
  const cache = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
  const rendering = new Map<string, Promise<CachedPage>>();
  const source = () => ({ version: version(), settings: settings() });
  let cached = source();

  async function render(url: string, { key, origin, maxAge }: PagePlace): Promise<CachedPage> {
    const made = source();
    const { uncached, ...rendered } = await renderer.render(url, { origin, read, settings: made.settings });
    const isOnce = uncached || searched.test(key);
    const page = await packPage(rendered, isOnce ? 'quickly' : 'closely');
    if (!isOnce && maxAge !== 0 && isSame(made, source()))
      cache.set(key, page, maxAge === undefined ? {} : { ttl: maxAge * 1000 });
    return page;
  }

  async function renderOnce(url: string, place: PagePlace, admit: () => Promise<void>): Promise<CachedPage> {
    const { key } = place;
    await admit();
    const begun = rendering.get(key);
    if (begun) return begun;
    const page = render(url, place).finally(() => {
      if (rendering.get(key) === page) rendering.delete(key);
    });
    rendering.set(key, page);
    return page;
  }

  return (url: string, place: PagePlace, admit: () => Promise<void>): CachedPage | Promise<CachedPage> => {
    if (!isSame(cached, source())) {
      cached = source();
      cache.clear();
      rendering.clear();
    }
    return cache.get(place.key) ?? rendering.get(place.key) ?? renderOnce(url, place, admit);
  };
}
