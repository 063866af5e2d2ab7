import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import { cashierPage, inboxPage, sandboxAssets } from './pages';
import { findOrder, isCodeUnderWay, readInbox } from './sandbox.store';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database/database';
import { terminalRoutes } from './terminal';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Waits until the queue has delivered the codes that were asked for, at most 3 seconds. A reader thus finds the code that they asked for. */
async function settled(db: Db, to: string | undefined): Promise<void> {
  for (let n = 0; n < 100 && (await isCodeUnderWay(db, to)); n++) await sleep(30);
}

/** The simulators' own pages. They exist in sandbox mode only. */
export function sandboxRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { db } = gateway;
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));

  app.get<{ Querystring: { to?: string } }>('/sandbox/inbox', async (request, reply) => {
    const to = request.query.to?.trim().slice(0, 64) || undefined;
    await settled(db, to);
    const rows = await readInbox(db, to);
    reply.header('vary', 'accept');
    if (request.headers.accept?.includes('text/html'))
      return reply.type('text/html; charset=utf-8').send(inboxPage(rows, to));
    const data = rows.map(({ sent_at, medium, code, subject, html, ...row }) => ({
      ...row,
      medium: medium === 'email' ? 'mail' : medium,
      ...(code ? { code } : {}),
      ...(subject ? { subject } : {}),
      ...(html ? { html } : {}),
      sentAt: sent_at.toISOString(),
    }));
    return { code: 'OK', msg: '', data };
  });

  app.get<{ Params: { pno: string } }>('/sandbox/pay/:pno', async (request, reply) => {
    const order = await findOrder(db, request.params.pno);
    if (!order) return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(cashierPage(order));
  });

  terminalRoutes(app, gateway);

  for (const { name, read } of sandboxAssets) {
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    app.get(`/sandbox/${name}`, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(read()));
  }
}
