import type { IncomingMessage } from 'node:http';
import { wantsPage } from './accepts-page';

/** What an address is: a page of the site, the user centre, or somewhere else. */
export type Place = { key: string; origin: string; maxAge?: number } | 'user-center' | { to: string; code: 301 | 302 };

/** Addresses whose place is remembered; whoever asks for more of them makes us work it out again. */
const REMEMBERED = 5000;
const LONGEST = 200;

/** The places of addresses, by all that they depend on. */
export class Places {
  private readonly known = new Map<string, Place>();

  get(request: IncomingMessage): Place | undefined {
    const name = nameOf(request);
    return name === undefined ? undefined : this.known.get(name);
  }

  keep(request: IncomingMessage, place: Place): Place {
    const name = nameOf(request);
    if (name === undefined) return place;
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.set(name, place);
    return place;
  }
}

function nameOf({ headers, url = '' }: IncomingMessage): string | undefined {
  const { host = '', 'x-forwarded-host': forwarded } = headers;
  // Who may speak of another host is a question of more than the address.
  if (forwarded !== undefined || url.length + host.length > LONGEST) return undefined;
  return url.startsWith('/news/') && !wantsPage(headers.accept) ? undefined : `${host} ${url}`;
}
