import type { CallSpec } from '@portal/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomToken } from '../crypto/crypto';
import type { Gateway } from '../core/gateway/gateway';
import { isBrandHost, isHttps } from './brand-host';
import { cookieValues } from './sid-cookie';
import { isStaffHttps } from './staff-cookie';

const name = 'device';
const year = 365 * 86_400;
const valid = /^[\w-]{43}$/;

export interface DeviceCookie {
  /** Every key that the browser sent. It sends two where a host and its parent domain have set one each. */
  readonly keys: readonly string[];
  /** The key that `set` gives the browser: the one it has, or a new one. */
  readonly key: string;
  /** For another year. */
  set(): void;
}

/**
 * The cookie by which a browser is known that has signed in before. It signs nobody in: it only keeps failed sign-ins of others from
 * making this browser wait. It is not removed at logout. A customer's is sent to all hosts of the brand, a staff member's to the back
 * office's host alone.
 */
export function deviceCookie(
  { brand, env }: Pick<Gateway, 'brand' | 'env'>,
  { access }: CallSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): DeviceCookie {
  const keys = cookieValues(request, name).filter((value) => valid.test(value));
  const key = keys[0] ?? randomToken();
  const secure = access === 'staff' ? isStaffHttps(env, request) : isHttps(brand, request);
  const domain = access !== 'staff' && isBrandHost(brand, request.hostname) ? { domain: brand.cookieDomain } : {};
  return {
    keys,
    key,
    set() {
      void reply.setCookie(name, key, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: year, ...domain });
    },
  };
}
