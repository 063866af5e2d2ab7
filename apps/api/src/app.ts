import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { calls, type CallSpec } from '@portal/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { liveOf } from './account';
import { contentPictures, contentRoutes } from './content/routes';
import { uploadMegabytes } from './core/fixed-terms/fixed-terms';
import { depositRoutes } from './deposit';
import { answerClientError } from './http/client-errors';
import { closeSoon } from './http/close-soon';
import { mountDemo } from './http/demo/mount-demo';
import { counterOf } from './limits/counter-of';
import { answerErrors } from './http/error-handler';
import type { AllHandlers, Handler } from './http/handler';
import type { Gateway } from './core/gateway/gateway';
import { mountHealth, mountReadiness } from './observability/health';
import { logOptions, type LogTarget } from './observability/log';
import { RequestLog } from './observability/request-log';
import { brandHosts, refuseUnknownHosts, staffHosts } from './http/known-hosts';
import { mount, mountCall } from './http/mount';
import { acceptsPage } from './http/accepts-page';
import { addressBlock } from './limits/address-block';
import { limitHits } from './limits/limit-hits';
import { rateStore } from './http/rate-store';
import { requestIds } from './http/request-ids';
import { addSecurityHeaders } from './http/security-headers';
import { refuseForeignOrigins } from './http/staff-origin';
import { mountApiReference } from './pages/api-reference';
import { mountPages } from './pages/mount-pages';
import { publicReader } from './pages/public-reader';
import type { SiteRenderer } from './pages/site-renderer';
import { mountStaffPages } from './pages/staff-pages';
import { refuseTextFaults } from './http/text-faults';
import { decodable } from './http/decodable';
import { limitDepth } from './http/read-json';
import { mountFiles } from './pages/web';
import { boardOf } from './market';
import { sandboxRoutes } from './sandbox';

/** The settings of a server. */
interface ServerEnv {
  LOG_LEVEL: string;
  LOG_PAGES_PER_LINE: number;
  TRUST_PROXY: string;
}

/** Creates the server without its routes. The gateway, which the routes need, takes its log from it. */
export function createServer(env: ServerEnv, logTo?: LogTarget): FastifyInstance {
  return Fastify({
    logger: logOptions(env, logTo),
    trustProxy: env.TRUST_PROXY === '' ? false : env.TRUST_PROXY.split(','),
    logController: new RequestLog(env.LOG_PAGES_PER_LINE),
    // The request id is in the log, in the audit log and in an error that a customer reports.
    genReqId: requestIds(),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Longer than any valid id, so that the call and not the router refuses an id that is too long.
    routerOptions: { maxParamLength: 16_384, constraints: { asks: acceptsPage } },
  });
}

/** Error answers, the depth of JSON, security headers and the request id: what both servers have. */
async function prepareServer(app: FastifyInstance, gateway: Gateway, hosts: (of: Gateway) => string[]): Promise<void> {
  answerErrors(app);
  limitDepth(app);
  addSecurityHeaders(app);
  refuseUnknownHosts(app, gateway, hosts);
  closeSoon(app);
}

/** Rate limit, compression, cookies and uploads of a scope of calls. `scope` tells the calls of customers from those of staff. */
export async function prepareCalls(app: FastifyInstance, gateway: Gateway, scope: string): Promise<void> {
  app.addHook('preValidation', async ({ params, query, body }) => refuseTextFaults(params, query, body));
  await app.register(rateLimit, {
    max: gateway.env.RATE_PER_MINUTE,
    timeWindow: 60_000,
    allowList: isPublicFile,
    keyGenerator: ({ ip }) => addressBlock(ip),
    store: rateStore(counterOf(gateway), `portal:rate:${scope}:`),
    onExceeded: () => limitHits.inc({ limit: 'address' }),
  });
  // Answers over 1 KB. Files are compressed when they are built.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: uploadMegabytes * 1024 * 1024, files: 1, fields: 4, parts: 5 } });
}

/**
 * Registers every public route. The back office has a server of its own.
 * @param handlers of every call of the contract
 * @param stopping makes /readyz fail while the last requests are answered
 */
export async function buildApp(
  app: FastifyInstance,
  gateway: Gateway,
  handlers: AllHandlers,
  site: SiteRenderer,
  stopping: () => boolean,
): Promise<FastifyInstance> {
  // The record of spreads begins with the gateway.
  boardOf(gateway);
  await prepareServer(app, gateway, brandHosts);
  // Pages and calls are separate scopes: session, cookies and rate limit belong to the calls only.
  const read = publicReader(gateway, calls, handlers);
  await app.register(async (scope) => mountPages(scope, gateway, site, read));
  mountApiReference(app, gateway, 'customer');
  await app.register(async (scope) => mountCalls(scope, gateway, handlers, site, stopping));
  // Closing waits for open responses, and a stream never ends by itself.
  app.addHook('preClose', async () => {
    boardOf(gateway).close();
    await liveOf(gateway).close();
  });
  return app;
}

async function mountCalls(
  app: FastifyInstance,
  gateway: Gateway,
  handlers: AllHandlers,
  site: SiteRenderer,
  stopping: () => boolean,
) {
  app.addHook('onRequest', async (request, reply) => {
    // The call and the page of an article share their address.
    if (request.routeOptions.url === '/news/:id') void reply.header('vary', 'Accept');
    if (isCall(request)) void reply.header('cache-control', 'no-store');
  });
  await prepareCalls(app, gateway, 'customer');
  mountHealth(app);
  mountReadiness(app, gateway, stopping);
  for (const domain of Object.keys(calls) as (keyof typeof calls)[])
    mount(app, gateway, calls[domain], handlers[domain]);
  mountDemo(app, gateway, calls, handlers);
  await app.register(async (scope) => depositRoutes(scope, gateway));
  await app.register(async (scope) => contentRoutes(scope, gateway, site.listed));
  if (gateway.env.MODE === 'sandbox') await app.register(async (scope) => sandboxRoutes(scope, gateway));
  await mountFiles(app, gateway);
}

/**
 * The server of the back office: every staff call and the pages of apps/staff. The public server has neither. In the sandbox the
 * simulators can be reached here too.
 * @param handlers of every call of the contract
 */
export async function buildStaffApp(
  app: FastifyInstance,
  gateway: Gateway,
  handlers: AllHandlers,
): Promise<FastifyInstance> {
  await prepareServer(app, gateway, staffHosts);
  mountHealth(app);
  mountApiReference(app, gateway, 'staff');
  await app.register(async (scope) => mountStaffPages(scope, gateway));
  await app.register(async (scope) => contentPictures(scope, gateway));
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    refuseForeignOrigins(scope, gateway);
    await prepareCalls(scope, gateway, 'staff');
    for (const [domain, table] of Object.entries(calls)) {
      const domainHandlers = handlers[domain as keyof typeof handlers] as Record<string, unknown>;
      for (const [name, call] of Object.entries(table) as [string, CallSpec][])
        if (call.access === 'staff' || (call.access === 'sandbox' && gateway.env.MODE === 'sandbox'))
          mountCall(scope, gateway, call, domainHandlers[name] as Handler<CallSpec>);
    }
  });
  return app;
}

/** By the matched route, because one address can be written in many ways. */
const isCall = ({ routeOptions }: FastifyRequest) =>
  /^(\/demo)?\/(v2|api|ops|pay|sandbox|symbol|news)\//.test(routeOptions.url ?? '');
const isPublicFile = (request: FastifyRequest) => !isCall(request);
