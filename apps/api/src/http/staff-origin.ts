import type { FastifyInstance } from 'fastify';
import { Failure } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { isLoopback } from './loopback';

/** The origin of the back office: STAFF_ORIGIN, or `staff` under the brand's domain at the port of its server. */
export const staffOrigin = ({ env, brand }: Pick<Gateway, 'env' | 'brand'>): string =>
  env.STAFF_ORIGIN || `http://staff.${brand.cookieDomain}:${env.STAFF_PORT}`;

/** In the sandbox also a server of this machine: the development server of the back office, or a port that was free. */
function isOurs(gateway: Pick<Gateway, 'env' | 'brand'>, origin: string): boolean {
  const own = staffOrigin(gateway);
  if (origin === own) return true;
  const hostname = URL.canParse(origin) ? new URL(origin).hostname : '';
  return gateway.env.MODE === 'sandbox' && (isLoopback(hostname) || hostname === new URL(own).hostname);
}

/** A call that a page of another origin makes is refused, beside the cookie that such a page cannot send. */
export function refuseForeignOrigins(app: FastifyInstance, gateway: Gateway): void {
  app.addHook('onRequest', async ({ headers: { origin } }) => {
    if (origin !== undefined && !isOurs(gateway, origin)) throw new Failure('STAFF_PERMISSION', { status: 403 });
  });
}
