import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../kernel/gateway';
import { cashierPage, inboxPage, sandboxAsset } from './pages';
import { findOrder, readInbox } from './sandbox.store';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The stand-ins' own pages. They exist in sandbox mode only. */
export function sandboxRoutes(app: FastifyInstance, { db }: Gateway): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));

  app.get<{ Querystring: { to?: string } }>('/sandbox/inbox', async (request, reply) => {
    const to = request.query.to?.trim().slice(0, 64) || undefined;
    const rows = await readInbox(db, to);
    reply.header('vary', 'accept');
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(inboxPage(rows, to));
    const data = rows.map(({ sent_at, code, ...row }) => ({
      ...row,
      ...(code ? { code } : {}),
      sentAt: sent_at.toISOString(),
    }));
    return { code: 'OK', msg: '', data };
  });

  app.get<{ Params: { pno: string } }>('/sandbox/pay/:pno', async (request, reply) => {
    const order = await findOrder(db, request.params.pno);
    if (!order) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(cashierPage(order));
  });

  app.get('/sandbox/sandbox.css', async (_request, reply) => reply.type('text/css').send(sandboxAsset.css()));
  app.get('/sandbox/sandbox.js', async (_request, reply) => reply.type('text/javascript').send(sandboxAsset.js()));
}
