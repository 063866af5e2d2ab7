import { matchPath } from 'react-router-dom';
import type { Page, PageFacts, Params } from './page';
import type { PublicCache } from '../shared/data/public-cache';
import { notFound, pages } from './routes';
import type { SiteBrand } from '../shared/installation/site-brand';

export interface Place {
  page: Page;
  /** False for the not-found page. */
  found: boolean;
  params: Params;
  /** The parameters that the page knows, in the page's order. */
  query: URLSearchParams;
  /** The canonical address, when this one differs by case or a trailing slash. */
  moved?: string;
}

const servedPages = pages.filter(({ path }) => path !== notFound.path);

/** The page of an address (path and query; a fragment is ignored). */
export function pageAt(address: string): Place {
  const [pathname = '/', search = ''] = address.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const given = new URLSearchParams(search);
  const strictly = (caseSensitive: boolean, path: string) => {
    for (const page of servedPages) {
      const match = matchPath({ path: page.path, caseSensitive }, path);
      if (match) return { page, match };
    }
    return undefined;
  };
  const exact = pathname === '/' || !pathname.endsWith('/') ? strictly(true, pathname) : undefined;
  if (exact) {
    const { page, match } = exact;
    const values = (page.query ?? []).flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    });
    return { page, found: true, params: match.params, query: new URLSearchParams(values) };
  }
  const near = pathname.startsWith('//') ? undefined : strictly(false, pathname);
  const moved = near && ownAddress(near.page.path, near.match.params, search);
  return { page: notFound, found: false, params: {}, query: new URLSearchParams(), ...(moved && { moved }) };
}

/** The cache key of an address: path and known query; the same key for all addresses that are not found. */
export function addressAt(address: string): string {
  const { found, query: known } = pageAt(address);
  if (!found) return '/404';
  // Not the size of the parameters, which iOS 15 does not have.
  const query = known.toString();
  const path = address.split(/[?#]/, 1)[0] ?? '/';
  return query ? `${path}?${query}` : path;
}

function ownAddress(path: string, params: Params, search: string): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return filled + (search ? `?${search}` : '');
}

/** Whether the page is about a product line that the brand does not offer. */
export const isNotOffered = ({ product }: Page, brand: Pick<SiteBrand, 'products'>): boolean =>
  product !== undefined && !brand.products.includes(product);

/** Whether the brand has no such page, or one of the page's queries failed with NOT_FOUND. */
export function isAbsent({ page, params, query }: Place, { get }: PublicCache, brand: SiteBrand): boolean {
  if (isNotOffered(page, brand)) return true;
  return (page.facts().queries?.(params, query, brand) ?? []).some(({ key }) => {
    const entry = get(key);
    return entry !== undefined && 'failed' in entry && entry.failed.code === 'NOT_FOUND';
  });
}

/** Loads the modules that the first render at an address needs. */
export async function prepareAt(address: string, store: PublicCache, brand: SiteBrand): Promise<PageFacts> {
  const place = pageAt(address);
  const facts = await place.page.prepare();
  if (isAbsent(place, store, brand)) await notFound.prepare();
  return facts;
}
