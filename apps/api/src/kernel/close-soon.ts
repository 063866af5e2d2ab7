import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * A stop waits for answers under way, not for connections. Two kinds would hold it up for a minute: those that never
 * asked anything (browsers open some ahead of need), which the server does not count as idle, and those whose answer
 * ends after the idle ones were closed, which it keeps open for a next question.
 */
export function closeSoon(app: FastifyInstance): void {
  const unasked = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    unasked.delete(socket);
    response.once('finish', () => closing && socket.end());
  });
  app.addHook('preClose', async () => {
    closing = true;
    unasked.forEach((socket) => socket.destroy());
  });
}
