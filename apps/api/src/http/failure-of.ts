import type { FastifyError } from 'fastify';
import { Failure, isErrorCode, type FailDetail } from '../core/errors/fail';
import { isDatabaseError } from '../database/database';
import { QueueFullError } from '../limits/queue-full-error';

/** Maps an error of PostgreSQL. kernel.fail raises an error with the code as message and the values as detail. */
function fromDatabase(error: { code?: string; message: string; detail?: string }): Failure | undefined {
  if (error.code === 'PF001' && isErrorCode(error.message)) {
    const { values, fields } = JSON.parse(error.detail ?? '{}') as FailDetail;
    return new Failure(error.message, { ...(values ? { values } : {}), ...(fields?.length ? { fields } : {}) });
  }
  // lock_not_available: most often the first request with the same idempotency key is still running.
  if (error.code === '55P03') return new Failure('BUSY', { status: 409, retryAfter: 1 });
  // Class 08 and 57: the server is shutting down or unreachable. Class 53: it has no connection left.
  if (/^(08|53|57)/.test(error.code ?? '')) return new Failure('UNAVAILABLE', { status: 503, retryAfter: 2 });
  return undefined;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|Connection terminated|is not queryable|timeout exceeded when trying to connect/;

/** What an error tells the caller; undefined for a defect. */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof Failure) return error;
  if (isDatabaseError(error)) return fromDatabase(error);
  if (error instanceof QueueFullError) return new Failure('RATE', { retryAfter: error.retryAfter });
  const { statusCode, validation, message = '' } = error as Partial<FastifyError>;
  if (validation) return new Failure('PARAM', { status: 400 });
  if (statusCode === 413) return new Failure('TOO_LARGE', { status: 413 });
  if (statusCode === 415) return new Failure('MEDIA', { status: 415 });
  if (statusCode === 429) return new Failure('RATE', { status: 429 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Failure('PARAM', { status: 400 });
  if (lostConnection.test(message)) return new Failure('UNAVAILABLE', { status: 503, retryAfter: 2 });
  return undefined;
}
