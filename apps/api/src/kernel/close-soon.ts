import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { standBefore } from './stand-before';

const SEND_MS = 5_000;
const answer = Symbol('answer');

/** A connection with its last answer; none where nothing was asked. */
type Connection = Socket & { [answer]?: ServerResponse };

/**
 * A stop waits for answers under way, not for connections. Two kinds would hold it up for a minute: those that never
 * asked anything (browsers open some ahead of need), which the server does not count as idle, and those whose answer
 * ends after the idle ones were closed, which it keeps open for a next question. One kind would be cut: an answer that
 * is said and not yet sent counts as idle. Nothing listens to an answer before the stop: that was a tenth of what a kept
 * page costs.
 */
export function closeSoon(app: FastifyInstance): void {
  const open = new Set<Connection>();
  let closing = false;
  const endAfter = (socket: Socket, last: ServerResponse) => last.once('finish', () => socket.end());
  app.server.on('connection', (socket: Connection) => {
    open.add(socket);
    socket[answer] = undefined;
    socket.once('close', () => open.delete(socket));
  });
  standBefore(app.server, (request, response) => {
    const socket: Connection = request.socket;
    socket[answer] = response;
    if (closing) endAfter(socket, response);
    return false;
  });
  app.addHook('preClose', async () => {
    closing = true;
    const unsent: Promise<unknown>[] = [];
    for (const socket of open) {
      const last = socket[answer];
      if (!last) socket.destroy();
      else if (!last.writableFinished) {
        endAfter(socket, last);
        if (last.writableEnded) unsent.push(once(last, 'close'));
      }
    }
    // Whoever takes nothing of it holds nobody up for longer.
    await Promise.race([Promise.all(unsent), sleep(SEND_MS, undefined, { ref: false })]);
  });
}
