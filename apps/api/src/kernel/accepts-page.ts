import type { IncomingMessage } from 'node:http';
import { remembered } from './remembered';

/** Whether a request would rather have a page than data, by its Accept header. */
export const wantsPage = remembered((accept: string): boolean => {
  const quality = (type: string) => {
    const part = accept.split(',').find((one) => one.trim().split(';', 1)[0]?.trim() === type);
    return part === undefined ? -1 : Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  };
  return quality('text/html') > 0 && quality('text/html') >= quality('application/json');
});

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
  deriveConstraint: (request: IncomingMessage) => (wantsPage(request.headers.accept) ? 'page' : 'data'),
};
