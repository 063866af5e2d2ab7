import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from './gateway';

/** What a page is made of: the site renders its own, the user centre is one shell. */
export interface RenderedPage {
  status: number;
  /** Whole document; `__NONCE__` stands where a style element needs the page's nonce. */
  html: string;
}
export type Render = (url: string) => Promise<RenderedPage>;

/** Runtime configuration of both apps: the same build runs in every installation. */
export function runtimeConfig({ brand, env }: Gateway, request: FastifyRequest) {
  const port = request.host.split(':')[1] ?? String(env.PORT);
  const at = (origin: string) => origin.replace(':{port}', port === '80' || port === '443' ? '' : `:${port}`);
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

const isOurs = (domain: string, hostname: string) => hostname === domain || hostname.endsWith(`.${domain}`);

function isUserCenter({ brand }: Gateway, request: FastifyRequest): boolean {
  const host = new URL(brand.origins.userCenter.replace(':{port}', '')).hostname;
  return request.hostname === host || /^\/user-center(\/|$|\?)/.test(request.url);
}

/** Serves both apps by the Host header, their files for a year and their pages fresh. */
export async function mountWeb(app: FastifyInstance, gateway: Gateway, renderSite: Render): Promise<void> {
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
  const shell = await readFile(join(root, 'user-center/index.html'), 'utf8').catch(() => undefined);
  app.get('/*', async (request, reply) => {
    if (!isUserCenter(gateway, request)) return send(reply, await renderSite(request.url));
    // The user centre's host knows one folder; everything else there is the site's.
    if (!request.url.startsWith('/user-center')) {
      const { siteOrigin, userCenterOrigin } = runtimeConfig(gateway, request);
      const target = request.url === '/' ? `${userCenterOrigin}/user-center/acctInfo` : siteOrigin + request.url;
      return reply.redirect(target, 302);
    }
    return send(reply, shell ? { status: 200, html: shell } : await renderSite('/404'));
  });
}

function send(reply: FastifyReply, page: RenderedPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(page.status)
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.html.replaceAll('__NONCE__', nonce));
}

/** Nothing from another host; styles by nonce; one Trusted Types policy for HTML. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-html dompurify',
  ].join('; ');
}
