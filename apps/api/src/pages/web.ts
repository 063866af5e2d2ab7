import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { hostnameOf, isBrandHost } from '../http/brand-host';
import { hasDemo } from '../http/demo/demo-customer';
import { serveReleased } from './serve-released';

const withPort = (origin: string, port: string) =>
  origin.replace(':{port}', port === '80' || port === '443' ? '' : `:${port}`);

/** The host that a request is for, with its port and without it. */
type AskedHost = Pick<FastifyRequest, 'host' | 'hostname'>;

const portOf = ({ env }: Gateway, { host }: AskedHost) => host.split(':')[1] ?? String(env.PORT);

/** Runtime configuration of both apps: the same build runs in every installation. */
export function runtimeConfig(gateway: Gateway, request: FastifyRequest) {
  const { brand, env, theme } = gateway;
  const at = (origin: string) => withPort(origin, portOf(gateway, request));
  const ours = isBrandHost(brand, request.hostname);
  const here = `${request.protocol}://${request.host}`;
  return {
    brand: brand.id,
    mode: env.MODE,
    // Opened by a bare address, everything stays on that one origin.
    siteOrigin: ours ? at(brand.origins.site) : here,
    userCenterOrigin: ours ? at(brand.origins.userCenter) : here,
    cookieDomain: ours ? brand.cookieDomain : '',
    apiBase: '',
    ...(brand.campaignParameters.length > 0 ? { campaignParameters: brand.campaignParameters } : {}),
    ...(hasDemo(env) ? { demo: true } : {}),
    ...(theme ? { theme } : {}),
  };
}

/** The origin that search engines should know, whatever name the visitor came by. */
export function canonicalOrigin(gateway: Gateway, asked: AskedHost): string {
  const { brand, env } = gateway;
  return withPort(brand.origins.site, isBrandHost(brand, asked.hostname) ? portOf(gateway, asked) : String(env.PORT));
}

/** Whether the request is for the user centre's host. */
export function isUserCenterHost({ brand }: Gateway, { hostname }: AskedHost): boolean {
  return hostname === hostnameOf(brand.origins.userCenter);
}

/** Serves the files of both apps for a year, and their configuration fresh. */
export async function mountFiles(app: FastifyInstance, gateway: Gateway): Promise<void> {
  // Pages of the user centre live under /user-center/assets, so its files are under `static`.
  await serveReleased(app, gateway, 'site/assets', '/assets/');
  await serveReleased(app, gateway, 'user-center/static', '/user-center/static/');
  const worker = join(resolve(gateway.env.WEB_DIR), 'user-center/sw.js');
  if (existsSync(worker)) {
    const source = await readFile(worker, 'utf8');
    // The worker has its own content policy, not the page's. Browsers revalidate it at each visit.
    app.get('/user-center/sw.js', async (_, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" })
        .type('text/javascript; charset=utf-8')
        .send(source),
    );
  }
  app.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(runtimeConfig(gateway, request)),
  );
}
