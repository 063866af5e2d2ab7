import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from './gateway';
import { sessionDays } from './session';

const plain = 'sid';
const secure = '__Secure-sid';

/** The browser's half of the session, which no script can read. */
export function readSid(request: FastifyRequest): string | undefined {
  return request.cookies[request.protocol === 'https' ? secure : plain];
}

/**
 * Sets it for both hosts of the brand. On another host (a bare loopback address) the cookie belongs to that host
 * alone, since browsers refuse a foreign Domain.
 */
export function sidSetter({ brand }: Pick<Gateway, 'brand'>, request: FastifyRequest, reply: FastifyReply) {
  const https = request.protocol === 'https';
  const ours = request.hostname === brand.cookieDomain || request.hostname.endsWith(`.${brand.cookieDomain}`);
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
