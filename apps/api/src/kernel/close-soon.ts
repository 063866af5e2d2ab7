import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const SEND_MS = 5_000;

/**
 * A stop waits for answers under way, not for connections. Two kinds would hold it up for a minute: those that never
 * asked anything (browsers open some ahead of need), which the server does not count as idle, and those whose answer
 * ends after the idle ones were closed, which it keeps open for a next question. One kind would be cut: an answer that
 * is said and not yet sent counts as idle.
 */
export function closeSoon(app: FastifyInstance): void {
  const unasked = new Set<Socket>();
  const unsent = new Set<ServerResponse>();
  let closing = false;
  app.server.on('connection', (socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unasked.delete(socket);
    unsent.add(response);
    response.once('close', () => unsent.delete(response));
    response.once('finish', () => closing && socket.end());
  });
  app.addHook('preClose', async () => {
    closing = true;
    unasked.forEach((socket) => socket.destroy());
    const sent = Promise.all(
      [...unsent].filter((answer) => answer.writableEnded).map((answer) => once(answer, 'close')),
    );
    // Whoever takes nothing of it holds nobody up for longer.
    await Promise.race([sent, sleep(SEND_MS, undefined, { ref: false })]);
  });
}
