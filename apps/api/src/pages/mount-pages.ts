import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { hostnameIn } from '../http/brand-host';
import { hasDemo } from '../http/demo/demo-customer';
import { limitRequests } from '../http/limit-requests';
import { addressBlock } from '../limits/address-block';
import { remembered } from '../limits/remembered';
import { sendPage } from './cached-page';
import { sitePages } from './site-pages';
import type { Read, SiteRenderer } from './site-renderer';
import { readUserCenter } from './user-center';
import { canonicalOrigin, isUserCenterHost, runtimeConfig } from './web';

/** The path of an address below `/demo`, where the user centre shows one account to everybody; undefined for another address. */
function demoPath(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  return /^\/demo(\/|$)/.test(path) ? path.slice('/demo'.length).replace(/^\/$/, '') : undefined;
}

/** Serves the pages of both apps by the Host header. A page has no session and no cookie. Only pages that are rendered are counted. */
export async function mountPages(app: FastifyInstance, gateway: Gateway, site: SiteRenderer, read: Read) {
  const cachedPage = sitePages(
    site,
    read,
    () => gateway.content.version,
    () => gateway.settings.terms(),
  );
  // The page of an address follows from the release alone. Finding it takes longer than sending it.
  const locate = remembered(2_000, (url) => site.locate(url));
  const userCenter = await readUserCenter(join(resolve(gateway.env.WEB_DIR), 'user-center'));

  const ofHost = remembered(200, (host) => {
    const asked = { host, hostname: hostnameIn(host) };
    return { origin: canonicalOrigin(gateway, asked), isUserCenter: isUserCenterHost(gateway, asked) };
  });

  // Without a promise where the page is cached: that is most of the site's load.
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const { url } = request;
    const { origin, isUserCenter } = ofHost(request.host);
    const inside = isUserCenter || /^\/user-center(\/|$|\?)/.test(url);
    // A redirect would otherwise have no rule, and browsers keep a permanent one for as long as they like.
    void reply.header('cache-control', 'no-cache');
    // The user centre's host knows one folder; everything else there is the site's.
    if (inside && !url.startsWith('/user-center')) {
      const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
      return void reply.redirect(url === '/' ? `${userCenterOrigin}/user-center/acctInfo` : siteOrigin + url, 302);
    }
    if (inside && userCenter)
      return void sendPage(request, reply, userCenter.knows(url) ? userCenter.page : userCenter.unknown);
    const inDemo = demoPath(url);
    if (inDemo !== undefined && userCenter) {
      const { demo, page, unknown, knows } = userCenter;
      const isKnown = hasDemo(gateway.env) && (inDemo === '' || knows(inDemo));
      return void sendPage(request, reply, isKnown ? (inDemo === '' ? demo : page) : unknown);
    }
    // Without a built user centre its pages are not found.
    const { moved, key, maxAge } = locate(inside ? '/404' : url);
    if (moved !== undefined) return void reply.redirect(moved, 301);
    const admit = () => limitRequests(gateway, 'pages', addressBlock(request.ip), gateway.env.PAGES_PER_MINUTE);
    const page = cachedPage(url, { key: `${origin} ${key}`, origin, maxAge }, admit);
    return page instanceof Promise
      ? page.then((made) => sendPage(request, reply, made))
      : void sendPage(request, reply, page);
  };
  app.get('/*', { config: { isPage: true } }, answer);
  // The call and the page of an article share their address.
  app.get('/news/:id', { config: { isPage: true }, constraints: { asks: 'page' } }, answer);
}
