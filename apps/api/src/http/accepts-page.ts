import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { remembered } from '../limits/remembered';

/** Browsers send few different headers. */
const prefersHtml = remembered(
  200,
  (accept) => new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/html']) === 'text/html',
);

/** Whether a request prefers an HTML page to JSON, by its Accept header. */
export const acceptsHtml = (request: IncomingMessage): boolean => prefersHtml(request.headers.accept ?? '*/*');

/** Allows an endpoint and a page at the same URL: a route with the constraint `asks: 'page'` serves requests for HTML. */
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
  deriveConstraint: (request: IncomingMessage) => (acceptsHtml(request) ? 'page' : 'data'),
};
