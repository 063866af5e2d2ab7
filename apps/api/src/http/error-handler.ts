import { langOf, type Lang } from '@portal/contract/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject } from 'ajv';
import { Failure, isErrorCode, type FailDetail } from '../core/errors/fail';
import { isDatabaseError } from '../database/database';
import { QueueFullError } from '../limits/queue-full-error';
import { fieldTexts } from './validator';

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

function asFailure(error: unknown): Failure | undefined {
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

function fieldsOf(error: unknown, failure: Failure, lang: Lang): Record<string, string> | undefined {
  const { validation } = error as Partial<FastifyError>;
  if (validation) return fieldTexts(validation as ErrorObject[], lang);
  if (!failure.detail.fields) return undefined;
  return Object.fromEntries(failure.detail.fields.map((name) => [name, failure.text(lang)]));
}

/** Sends every error as an envelope. A defect is sent as INTERNAL with the request id only. */
export function answerErrors(app: FastifyInstance): void {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const failure = asFailure(error);
    const lang = langOf(request.headers['lang']);
    void reply.header('cache-control', 'no-store');
    // The route's response schema describes success, so an error is serialised without it.
    reply.serializer(JSON.stringify).type('application/json; charset=utf-8');
    if (!failure) {
      request.log.error({ err: error }, 'defect');
      const internal = new Failure('INTERNAL');
      return reply.code(500).send({ code: internal.code, msg: internal.text(lang), data: { requestId: request.id } });
    }
    const fields = fieldsOf(error, failure, lang);
    const { status, retryAfter } = failure.detail;
    if (retryAfter) reply.header('retry-after', retryAfter);
    request.log.info({ code: failure.code }, 'refused');
    return reply
      .code(status ?? (retryAfter ? 429 : 200))
      .send({ code: failure.code, msg: failure.text(lang), data: fields ? { fields } : null });
  };
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Failure('NOT_FOUND', { status: 404 }), request, reply));
}
