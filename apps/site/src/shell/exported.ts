import { addressAt, pageAt } from './page-at';

/** What a page out of an exported folder says of itself; the gateway's say nothing: they are the one asked for, and new. */
type Said = Readonly<{ address?: string; at?: string }>;

/** Takes the page's own address where the web server made another of it, such as `/about/` of a folder. */
export function takeOwnAddress({ pathname, search, hash }: Location, history: History): void {
  const { moved } = pageAt(pathname + search);
  if (moved !== undefined) history.replaceState(history.state, '', moved + hash);
}

/** Whether the HTML shows what the address asks for: a folder has one page for all queries, and one for all that is missing. */
export const shows = ({ address }: Said, url: string): boolean => address === undefined || address === addressAt(url);

/** When the page's data was read, in milliseconds, if that matters: only of pages that are to be new. */
export function readAt({ at }: Said, url: string): number | undefined {
  return at === undefined || pageAt(url).page.maxAge === undefined ? undefined : Date.parse(at);
}
