import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { calls } from '@portal/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { liveOf } from './account';
import { contentRoutes } from './content/routes';
import { depositRoutes } from './deposit';
import { handlers } from './domains';
import { closeSoon } from './kernel/close-soon';
import { answerErrors } from './kernel/error-handler';
import type { Gateway } from './kernel/gateway';
import { mountHealth } from './kernel/health';
import { logOptions } from './kernel/log';
import { mount } from './kernel/mount';
import { acceptsPage } from './kernel/accepts-page';
import { mountPages } from './kernel/mount-pages';
import type { Answered } from './kernel/metrics';
import { publicReader } from './kernel/public-reader';
import { requestId } from './kernel/request-id';
import { securityHeaders } from './kernel/security-headers';
import type { SiteRenderer } from './kernel/site-renderer';
import { mountFiles } from './kernel/web';
import { boardOf } from './market';
import { sandboxRoutes } from './sandbox';
import type { Env } from './env';

/** The server without its routes: first, so that the gateway can have its log. */
export function createServer(env: Env): FastifyInstance {
  return Fastify({
    logger: logOptions(env),
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY.split(','),
    genReqId: requestId,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128, constraints: { asks: acceptsPage } },
  });
}

/** Hangs every route on the server. `stopping` turns /readyz off before the last requests are answered. */
export async function buildApp(
  app: FastifyInstance,
  gateway: Gateway,
  site: SiteRenderer,
  { stopping, answered }: { stopping: () => boolean; answered: Answered },
): Promise<FastifyInstance> {
  answerErrors(app);
  // Beside each other, so that the hooks of the calls are not the pages': a page that is kept goes out as it was packed.
  const read = publicReader(gateway, calls, handlers);
  await app.register(async (scope) => mountPages(scope, gateway, { site, read, stopping, answered }));
  await app.register(async (scope) => mountCalls(scope, gateway, site, stopping));
  // After the pages, so that it stands before them: it must hear of their requests too.
  closeSoon(app);
  // Closing waits for answers under way, and a stream never ends by itself.
  app.addHook('preClose', async () => {
    boardOf(gateway).hub.close();
    await liveOf(gateway).close();
  });
  return app;
}

async function mountCalls(app: FastifyInstance, gateway: Gateway, site: SiteRenderer, stopping: () => boolean) {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    // The call and the page of an article share their address.
    if (isArticle(request.url)) void reply.header('vary', 'Accept');
    if (isCall(request.url)) void reply.header('cache-control', 'no-store');
  });
  await app.register(rateLimit, { max: gateway.env.RATE_PER_MINUTE, timeWindow: 60_000, allowList: isPublicFile });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1, fields: 4, parts: 5 } });
  mountHealth(app, gateway, stopping);
  for (const domain of Object.keys(calls) as (keyof typeof calls)[])
    mount(app, gateway, calls[domain], handlers[domain]);
  await app.register(async (scope) => depositRoutes(scope, gateway));
  await app.register(async (scope) => contentRoutes(scope, gateway, site.listed));
  if (gateway.env.MODE === 'sandbox') await app.register(async (scope) => sandboxRoutes(scope, gateway));
  await mountFiles(app, gateway);
}

const isCall = (url: string) => /^\/(v2|api|ops|pay|sandbox|symbol|news\/(v2|actions|calendar))\//.test(url);
const isArticle = (url: string) => /^\/news\/\d+(\?|$)/.test(url);
const isPublicFile = (request: { url: string }) => !isCall(request.url);
