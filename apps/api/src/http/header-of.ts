import type { FastifyRequest } from 'fastify';

/** The value of a header; undefined if it is missing or empty. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
