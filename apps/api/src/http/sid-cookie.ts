import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { isBrandHost, isHttps } from './brand-host';
import { sessionDays } from './session';

const plain = 'sid';
const secure = '__Secure-sid';
/** The session's cookies that scripts can read. The app sets them. */
const readable = ['token', 'username', 'userid'];

/** Every value of a cookie that the browser sent. It sends several where a host, its parent domain or a path have set one each. */
export const cookieValues = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): readonly string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** Reads the browser's part of the session from the cookie, which scripts cannot read. */
export const readSids = ({ brand }: Pick<Gateway, 'brand'>, request: FastifyRequest): readonly string[] =>
  cookieValues(request, isHttps(brand, request) ? secure : plain);

/**
 * The sid cookie for all hosts of the brand. On another host (for example a loopback address) the cookie is that host's only, because
 * browsers refuse a Domain attribute of another site. Cookies of the same name that the host itself has are removed.
 */
export function sidCookie({ brand }: Pick<Gateway, 'brand'>, request: FastifyRequest, reply: FastifyReply) {
  const https = isHttps(brand, request);
  const name = https ? secure : plain;
  const flags = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  const ours = isBrandHost(brand, request.hostname);
  const domain = ours ? { domain: brand.cookieDomain } : {};
  const twins = ours && request.hostname !== brand.cookieDomain ? [{}, { domain: request.hostname }] : [];
  const expireTwins = (of: string) => {
    for (const twin of twins) void reply.clearCookie(of, { ...flags, ...twin });
  };
  return {
    set(sid: string): void {
      expireTwins(name);
      void reply.setCookie(name, sid, { ...flags, maxAge: sessionDays * 86_400, ...domain });
    },
    /** Removes every cookie of the session. */
    expireAll(): void {
      for (const one of [name, ...readable]) {
        expireTwins(one);
        void reply.clearCookie(one, { ...flags, ...domain });
      }
    },
  };
}
