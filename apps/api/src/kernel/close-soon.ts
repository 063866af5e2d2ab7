import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { standBefore } from './stand-before';

const SEND_MS = 5_000;

/**
 * A stop waits for answers under way, not for connections. Two kinds would hold it up for a minute: those that never
 * asked anything (browsers open some ahead of need), which the server does not count as idle, and those whose answer
 * ends after the idle ones were closed, which it keeps open for a next question. One kind would be cut: an answer that
 * is said and not yet sent counts as idle. Nothing listens to an answer before the stop: that was a tenth of what a kept
 * page costs.
 */
export function closeSoon(app: FastifyInstance): void {
  /** By open connection its last answer; none where nothing was asked. */
  const last = new Map<Socket, ServerResponse | undefined>();
  let closing = false;
  const endAfter = (socket: Socket, answer: ServerResponse) => answer.once('finish', () => socket.end());
  app.server.on('connection', (socket) => {
    last.set(socket, undefined);
    socket.once('close', () => last.delete(socket));
  });
  standBefore(app.server, ({ socket }, response) => {
    last.set(socket, response);
    if (closing) endAfter(socket, response);
    return false;
  });
  app.addHook('preClose', async () => {
    closing = true;
    const unsent: Promise<unknown>[] = [];
    for (const [socket, answer] of last) {
      if (!answer) socket.destroy();
      else if (!answer.writableFinished) {
        endAfter(socket, answer);
        if (answer.writableEnded) unsent.push(once(answer, 'close'));
      }
    }
    // Whoever takes nothing of it holds nobody up for longer.
    await Promise.race([Promise.all(unsent), sleep(SEND_MS, undefined, { ref: false })]);
  });
}
