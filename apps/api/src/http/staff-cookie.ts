import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';

const plain = 'staff-session';
const secure = '__Host-staff-session';

/** Whether a staff member's connection is encrypted. */
export const isStaffHttps = ({ STAFF_ORIGIN }: Gateway['env'], request: FastifyRequest) =>
  request.protocol === 'https' || STAFF_ORIGIN.startsWith('https:');

/** Reads the token of a staff session: a browser's from its cookie, a script's from `Authorization: Bearer`. */
export function readStaffToken({ env }: Pick<Gateway, 'env'>, request: FastifyRequest): string | undefined {
  const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1];
  return bearer ?? request.cookies[isStaffHttps(env, request) ? secure : plain];
}

/**
 * Sets or, without a token, removes the cookie of a staff session. Scripts cannot read it, no other site can send it, and it
 * belongs to the back office's host alone.
 */
export function staffCookieSetter({ env }: Pick<Gateway, 'env'>, request: FastifyRequest, reply: FastifyReply) {
  const https = isStaffHttps(env, request);
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: https } as const;
  return (token: string | undefined): void => {
    if (token) void reply.setCookie(https ? secure : plain, token, options);
    else void reply.clearCookie(https ? secure : plain, options);
  };
}
