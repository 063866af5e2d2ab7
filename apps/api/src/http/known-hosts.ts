import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../gateway';
import { isLoopback } from './loopback';
import { staffOrigin } from './staff-origin';

/** Load balancers ask by an address. They learn nothing that a host could change. */
const ofAnyHost = new Set(['/healthz', '/readyz']);

const hostnameOf = (origin: string) => new URL(origin.replace(':{port}', '')).hostname;

/** The hosts of customers and visitors. */
export const brandHosts = ({ brand }: Pick<Gateway, 'brand'>): string[] => [
  hostnameOf(brand.origins.site),
  hostnameOf(brand.origins.userCenter),
  brand.cookieDomain,
];

export const staffHosts = (gateway: Pick<Gateway, 'env' | 'brand'>): string[] => [hostnameOf(staffOrigin(gateway))];

const hostHeaders = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** A program of this machine, without a proxy in between. A proxy says by which name the visitor came. */
const isLocal = ({ hostname, headers, socket }: FastifyRequest) =>
  isLoopback(hostname) && isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-host'] === undefined;

/**
 * Answers 421 for a host that is not ours, and for two Host headers, of which a proxy may have read the other one. Pages, cookies and
 * links follow the host, so a stranger's name must not reach them.
 */
export function refuseUnknownHosts(app: FastifyInstance, gateway: Gateway, hosts: (of: Gateway) => string[]): void {
  const isSandbox = gateway.env.MODE === 'sandbox';
  app.addHook('onRequest', async (request) => {
    if (ofAnyHost.has(request.routeOptions.url ?? '')) return;
    const { hostname } = request;
    const isOurs =
      hosts(gateway).includes(hostname.toLowerCase()) || (isSandbox ? isLoopback(hostname) : isLocal(request));
    if (!isOurs || hostHeaders(request) > 1) throw new Failure('HOST', { status: 421 });
  });
}
