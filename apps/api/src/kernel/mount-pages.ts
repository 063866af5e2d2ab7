import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from './gateway';
import type { Answered } from './metrics';
import { packPage, type KeptPage } from './page-cache';
import { pagesOf, writePacked } from './pages';
import { Places, type Place } from './places';
import { requestId } from './request-id';
import { securityHeaders } from './security-headers';
import type { Read, SiteRenderer } from './site-renderer';
import { standBefore } from './stand-before';
import { canonicalOrigin, isUserCenter, runtimeConfig } from './web';

interface Around {
  site: SiteRenderer;
  read: Read;
  stopping: () => boolean;
  answered: Answered;
}

/**
 * Serves the pages of both apps by the Host header. A page has no session, no cookie and no limit of rate. One that is kept goes
 * out as it was packed, before the framework makes anything of the request, unless every request is to be logged.
 */
export async function mountPages(app: FastifyInstance, gateway: Gateway, { site, read, stopping, answered }: Around) {
  const pages = pagesOf(site, read, () => gateway.content.version);
  const file = join(resolve(gateway.env.WEB_DIR), 'user-center/index.html');
  const index = await readFile(file, 'utf8').catch(() => undefined);
  const shell = index === undefined ? undefined : await packPage({ status: 200, html: index });
  const places = new Places();

  const placeOf = (request: FastifyRequest): Place => {
    const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
    const inside = isUserCenter(gateway, request);
    // The user centre's host knows one folder; everything else there is the site's.
    if (inside && !request.url.startsWith('/user-center')) {
      const to = request.url === '/' ? `${userCenterOrigin}/user-center/acctInfo` : siteOrigin + request.url;
      return { to, code: 302 };
    }
    if (inside && shell) return 'user-center';
    const { moved, ...located } = site.locate(inside ? '/404' : request.url);
    if (moved !== undefined) return { to: moved, code: 301 };
    const origin = canonicalOrigin(gateway, request);
    return { ...located, origin, key: `${origin} ${located.key}` };
  };
  const keptAt = (place: Place): KeptPage | undefined => {
    if (place === 'user-center') return shell;
    return 'to' in place ? undefined : pages.kept(place);
  };

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const place = places.get(request.raw) ?? places.keep(request.raw, placeOf(request));
    const send = (page: KeptPage) => {
      reply.hijack();
      writePacked(request.raw, reply.raw, page, request.id);
    };
    const kept = keptAt(place);
    if (kept) return send(kept);
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    if (place === 'user-center') throw new Error('the user centre was not built');
    if ('to' in place) return reply.redirect(place.to, place.code);
    return pages.made(request.url, place).then(send);
  };
  app.get('/*', answer);
  // One address for the call and for the page: who asks for HTML gets the page.
  app.get('/news/:id', { constraints: { asks: 'page' } }, answer);

  const logged = ['info', 'debug'].includes(gateway.env.LOG_LEVEL);
  const answersAtOnce = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || stopping() || logged) return false;
    const place = places.get(request);
    const kept = place && keptAt(place);
    if (!kept) return false;
    const begun = performance.now();
    writePacked(request, response, kept, requestId());
    // Handed to the system, and not waited for until the browser has it: that is the way's time and not ours.
    answered('/*', response.statusCode, performance.now() - begun);
    return true;
  };
  standBefore(app.server, answersAtOnce);
}
