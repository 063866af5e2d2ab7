import type { FastifyServerOptions } from 'fastify';

/** The URL without its query, which may contain tokens or phone numbers. */
const pathOf = (url: string) => url.split('?', 1)[0];

/** Where the log goes. */
export interface LogTarget {
  write(line: string): void;
}

/** Options for one JSON line per event, without bodies, cookies, tokens or query strings. */
export function logOptions(env: { LOG_LEVEL: string }, stream?: LogTarget): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: env.LOG_LEVEL,
    redact: {
      paths: [
        'req.headers',
        'res.headers',
        '*.password',
        '*.token',
        '*.sid',
        '*.verifyCode',
        'err.detail',
        'err.where',
      ],
      remove: true,
    },
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
        address: request.ip,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}
