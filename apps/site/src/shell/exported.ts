import { addressAt, pageAt } from './page-at';

/** Attributes of `<html>` in an exported page. A page from the gateway has neither. */
type ExportedPage = Readonly<{ address?: string; at?: string }>;

/** Restores the canonical address when the web server has changed it, for example to `/about/`. */
export function takeOwnAddress({ pathname, search, hash }: Location, history: History): void {
  const { moved } = pageAt(pathname + search);
  if (moved !== undefined) history.replaceState(history.state, '', moved + hash);
}

/** Whether the HTML was rendered for this address. A folder has one page for all queries, and one for all missing addresses. */
export const shows = ({ address }: ExportedPage, url: string): boolean =>
  address === undefined || address === addressAt(url);

/** When the data of an exported page was read, in milliseconds. Undefined for pages without `maxAge`. */
export function readAt({ at }: ExportedPage, url: string): number | undefined {
  return at === undefined || pageAt(url).page.maxAge === undefined ? undefined : Date.parse(at);
}
