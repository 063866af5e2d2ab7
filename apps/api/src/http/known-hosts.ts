import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { hostnameOf } from './brand-host';
import { isLoopback } from './loopback';
import { staffOrigin } from './staff-origin';

/** Load balancers ask by an address. They learn nothing that a host could change. */
const ofAnyHost = new Set(['/healthz', '/readyz']);

/** The hosts of customers and visitors. */
export const brandHosts = ({ brand }: Pick<Gateway, 'brand'>): string[] => [
  hostnameOf(brand.origins.site),
  hostnameOf(brand.origins.userCenter),
  brand.cookieDomain,
];

export const staffHosts = (gateway: Pick<Gateway, 'env' | 'brand'>): string[] => [hostnameOf(staffOrigin(gateway))];

function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** A program of this machine, without a proxy in between. A proxy says by which name the visitor came. */
const isLocal = ({ hostname, headers, socket }: FastifyRequest) =>
  isLoopback(hostname) && isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-host'] === undefined;

/**
 * Answers 421 for a host that is not ours, and for two Host headers, of which a proxy may have read the other one. Pages, cookies and
 * links follow the host, so a stranger's name must not reach them.
 */
export function refuseUnknownHosts(app: FastifyInstance, gateway: Gateway, hosts: (of: Gateway) => string[]): void {
  const isSandbox = gateway.env.MODE === 'sandbox';
  app.addHook('onRequest', (request, _reply, done) => {
    const { hostname } = request;
    const isOurs =
      hosts(gateway).includes(hostname.toLowerCase()) || (isSandbox ? isLoopback(hostname) : isLocal(request));
    if ((isOurs && !hasTwoHosts(request)) || ofAnyHost.has(request.routeOptions.url ?? '')) return done();
    done(new Failure('HOST', { status: 421 }));
  });
}
