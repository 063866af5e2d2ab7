import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway';
import { isBrandHost, isHttps } from './brand-host';
import { sessionDays } from './session';

const plain = 'sid';
const secure = '__Secure-sid';

/** Reads the browser's part of the session from the cookie, which scripts cannot read. */
export function readSid({ brand }: Pick<Gateway, 'brand'>, request: FastifyRequest): string | undefined {
  return request.cookies[isHttps(brand, request) ? secure : plain];
}

/**
 * Sets the sid cookie for all hosts of the brand. On another host (for example a loopback address) the cookie is set for that host
 * only, because browsers refuse a Domain attribute of another site.
 */
export function sidSetter({ brand }: Pick<Gateway, 'brand'>, request: FastifyRequest, reply: FastifyReply) {
  const https = isHttps(brand, request);
  const ours = isBrandHost(brand, request.hostname);
  return (sid: string): void => {
    void reply.setCookie(https ? secure : plain, sid, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: https,
      maxAge: sessionDays * 86_400,
      ...(ours ? { domain: brand.cookieDomain } : {}),
    });
  };
}
