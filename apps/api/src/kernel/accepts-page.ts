import type { IncomingMessage } from 'node:http';

/** Whether a request would rather have a page than data, by its Accept header. */
export function wantsPage(accept: string | undefined): boolean {
  if (!accept) return false;
  const quality = (type: string) => {
    const part = accept.split(',').find((one) => one.trim().split(';', 1)[0]?.trim() === type);
    return part === undefined ? -1 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  };
  return quality('text/html') > 0 && quality('text/html') >= quality('application/json');
}

/** Browsers know few such headers; whoever sends ever new ones makes us read them again. */
const REMEMBERED = 200;
const remembered = new Map<string, boolean>();

/** The same, kept for the next who asks so. */
export function remembersPage(accept = ''): boolean {
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED || accept.length > 300) remembered.clear();
  const wants = wantsPage(accept);
  remembered.set(accept, wants);
  return wants;
}

/** Lets one address be a call and a page: a route with the constraint `asks: 'page'` answers those who ask for HTML. */
export const acceptsPage = {
  name: 'asks',
  storage() {
    const routes: Record<string, unknown> = {};
    return {
      get: (asks: string) => (routes[asks] as never) ?? null,
      set: (asks: string, route: unknown) => {
        routes[asks] = route;
      },
    };
  },
  deriveConstraint: (request: IncomingMessage) => (remembersPage(request.headers.accept) ? 'page' : 'data'),
};
