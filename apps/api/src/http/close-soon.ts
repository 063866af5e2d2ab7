import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const SEND_MS = 5_000;
const answer = Symbol('answer');

/** A connection with its last response; undefined if it has had no request. */
type Connection = Socket & { [answer]?: ServerResponse };

/**
 * Makes a stop wait for running responses and not for connections. Without this, two kinds of connection would delay the stop for
 * a minute: those that never had a request (browsers open some in advance), which Node's server does not count as idle, and those
 * whose response ends after the idle ones were closed, which it keeps open for a next request. A third kind would be cut: a
 * response that has ended but is not sent yet counts as idle.
 */
export function closeSoon(app: FastifyInstance): void {
  const open = new Set<Connection>();
  let closing = false;
  const endAfter = (socket: Socket, last: ServerResponse) => last.once('finish', () => socket.end());
  app.server.on('connection', (socket: Connection) => {
    // The system accepted it before the server stopped listening. It would have no request and delay the stop.
    if (closing) return void socket.destroy();
    open.add(socket);
    socket[answer] = undefined;
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request, response) => {
    const socket: Connection = request.socket;
    socket[answer] = response;
    if (closing) endAfter(socket, response);
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
    // A client that does not read its response delays the stop no longer than this.
    await Promise.race([Promise.all(unsent), sleep(SEND_MS, undefined, { ref: false })]);
  });
}
