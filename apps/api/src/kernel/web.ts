import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from './gateway';
import { packPage } from './page-cache';
import { pagesOf, sendPacked } from './pages';
import type { Read, SiteRenderer } from './site-renderer';

const withPort = (origin: string, port: string) =>
  origin.replace(':{port}', port === '80' || port === '443' ? '' : `:${port}`);

const portOf = ({ env }: Gateway, request: FastifyRequest) => request.host.split(':')[1] ?? String(env.PORT);

/** Runtime configuration of both apps: the same build runs in every installation. */
export function runtimeConfig(gateway: Gateway, request: FastifyRequest) {
  const { brand, env } = gateway;
  const at = (origin: string) => withPort(origin, portOf(gateway, request));
  const ours = isOurs(brand.cookieDomain, request.hostname);
  const here = `${request.protocol}://${request.host}`;
  return {
    brand: brand.id,
    mode: env.MODE,
    // Opened by a bare address, everything stays on that one origin.
    siteOrigin: ours ? at(brand.origins.site) : here,
    userCenterOrigin: ours ? at(brand.origins.userCenter) : here,
    cookieDomain: ours ? brand.cookieDomain : '',
    apiBase: '',
  };
}

/** The origin that search engines should know, whatever name the visitor came by. */
export function canonicalOrigin(gateway: Gateway, request: FastifyRequest): string {
  const { brand, env } = gateway;
  return withPort(
    brand.origins.site,
    isOurs(brand.cookieDomain, request.hostname) ? portOf(gateway, request) : String(env.PORT),
  );
}

const isOurs = (domain: string, hostname: string) => hostname === domain || hostname.endsWith(`.${domain}`);

/** Whether the user centre was asked by its own name. */
export function isUserCenterHost({ brand }: Gateway, request: FastifyRequest): boolean {
  return request.hostname === new URL(brand.origins.userCenter.replace(':{port}', '')).hostname;
}

function isUserCenter(gateway: Gateway, request: FastifyRequest): boolean {
  return isUserCenterHost(gateway, request) || /^\/user-center(\/|$|\?)/.test(request.url);
}

/** Serves both apps by the Host header, their files for a year and their pages fresh. */
export async function mountWeb(app: FastifyInstance, gateway: Gateway, site: SiteRenderer, read: Read): Promise<void> {
  const root = resolve(gateway.env.WEB_DIR);
  // Pages of the user centre live under /user-center/assets, so its files are under `static`.
  for (const [folder, prefix] of Object.entries({
    'site/assets': '/assets/',
    'user-center/static': '/user-center/static/',
  })) {
    const assets = join(root, folder);
    if (!existsSync(assets)) continue;
    await app.register(fastifyStatic, {
      root: assets,
      prefix,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
    });
  }
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(gateway, request)),
  );
  const pages = pagesOf(site, read, () => gateway.content.version);
  const index = await readFile(join(root, 'user-center/index.html'), 'utf8').catch(() => undefined);
  const shell = index && (await packPage({ status: 200, html: index }));
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
    const sitePage = (url: string) => pages.send(request, reply, url, canonicalOrigin(gateway, request));
    if (!isUserCenter(gateway, request)) return sitePage(request.url);
    // The user centre's host knows one folder; everything else there is the site's.
    if (!request.url.startsWith('/user-center')) {
      const target = request.url === '/' ? `${userCenterOrigin}/user-center/acctInfo` : siteOrigin + request.url;
      return reply.redirect(target, 302);
    }
    return shell ? sendPacked(request, reply, shell) : sitePage('/404');
  };
  app.get('/*', answer);
  // One address for the call and for the page: who asks for HTML gets the page.
  app.get('/news/:id', { constraints: { asks: 'page' } }, answer);
}
