import { langOf, type Lang } from '@portal/contract/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorObject } from 'ajv';
import { Failure } from '../core/errors/fail';
import { acceptsHtml } from './accepts-page';
import { failureOf } from './failure-of';
import { sendRefusedPage } from './refused-page';
import { fieldTexts } from './validator';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves pages: to a browser it answers an error as a page. */
    isPage?: true;
  }
}

function fieldsOf(error: unknown, failure: Failure, lang: Lang): Record<string, string> | undefined {
  const { validation } = error as Partial<FastifyError>;
  if (validation) return fieldTexts(validation as ErrorObject[], lang);
  if (!failure.detail.fields) return undefined;
  return Object.fromEntries(failure.detail.fields.map((name) => [name, failure.text(lang)]));
}

/**
 * Sends every error as an envelope, or as a page where a browser asked for one. A defect is sent as INTERNAL with the request id only.
 */
export function answerErrors(app: FastifyInstance): void {
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = failureOf(error);
    const failure = known ?? new Failure('INTERNAL', { status: 500 });
    const lang = langOf(request.headers['lang']);
    const msg = failure.text(lang);
    const { status, retryAfter } = failure.detail;
    if (known) request.log.info({ code: failure.code }, 'refused');
    else request.log.error({ err: error }, 'defect');
    void reply.code(status ?? (retryAfter ? 429 : 200)).header('cache-control', 'no-store');
    if (retryAfter) void reply.header('retry-after', retryAfter);
    if (request.routeOptions.config.isPage && acceptsHtml(request.raw))
      return sendRefusedPage(reply, known ? { msg } : { msg, requestId: request.id });
    // The route's response schema describes success, so an error is serialised without it.
    reply.serializer(JSON.stringify).type('application/json; charset=utf-8');
    const fields = fieldsOf(error, failure, lang);
    const facts = { ...(fields && { fields }), ...failure.detail.data };
    const data = known ? (Object.keys(facts).length > 0 ? facts : null) : { requestId: request.id };
    return reply.send({ code: failure.code, msg, data });
  };
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new Failure('NOT_FOUND', { status: 404 }), request, reply));
}
