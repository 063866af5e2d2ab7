import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway';
import { limitRequests } from '../http/limit-requests';
import { addressBlock } from '../limits/address-block';
import { sendPage } from './cached-page';
import { sitePages } from './site-pages';
import type { Read, SiteRenderer } from './site-renderer';
import { readUserCenter } from './user-center';
import { canonicalOrigin, isUserCenter, runtimeConfig } from './web';

/** Serves the pages of both apps by the Host header. A page has no session and no cookie. Only pages that are rendered are counted. */
export async function mountPages(app: FastifyInstance, gateway: Gateway, site: SiteRenderer, read: Read) {
  const cachedPage = sitePages(
    site,
    read,
    () => gateway.content.version,
    () => gateway.settings.terms(),
  );
  const userCenter = await readUserCenter(join(resolve(gateway.env.WEB_DIR), 'user-center'));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    const inside = isUserCenter(gateway, request);
    // A redirect would otherwise have no rule, and browsers keep a permanent one for as long as they like.
    void reply.header('cache-control', 'no-cache');
    // The user centre's host knows one folder; everything else there is the site's.
    if (inside && !url.startsWith('/user-center')) {
      const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
      return reply.redirect(url === '/' ? `${userCenterOrigin}/user-center/acctInfo` : siteOrigin + url, 302);
    }
    if (inside && userCenter)
      return sendPage(request, reply, userCenter.knows(url) ? userCenter.page : userCenter.unknown);
    // Without a built user centre its pages are not found.
    const { moved, key, maxAge } = site.locate(inside ? '/404' : url);
    if (moved !== undefined) return reply.redirect(moved, 301);
    const origin = canonicalOrigin(gateway, request);
    const admit = () => limitRequests(gateway, 'pages', addressBlock(request.ip), gateway.env.PAGES_PER_MINUTE);
    return sendPage(request, reply, await cachedPage(url, { key: `${origin} ${key}`, origin, maxAge }, admit));
  };
  app.get('/*', { config: { isPage: true } }, answer);
  // The call and the page of an article share their address.
  app.get('/news/:id', { config: { isPage: true }, constraints: { asks: 'page' } }, answer);
}
