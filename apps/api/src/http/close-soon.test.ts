import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { closeSoon } from './close-soon';

const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined).resume();
  return socket;
};

it('stops once the running requests are answered, even with open connections', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeSoon(app);
  let answer: () => void = () => undefined;
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('answered'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const running = fetch(`http://127.0.0.1:${port}/slow`);
  await once(app.server, 'request');
  const silent = await open(port);
  const ended = once(silent, 'close');
  const closed = app.close();
  await ended;
  // The response that was running at the stop is completed.
  answer();
  expect(await (await running).text()).toBe('answered');
  await closed;
}, 5_000);

it('does not wait for a connection accepted while it stops', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeSoon(app);
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', async () => {
    const accepted = once(app.server, 'connection');
    const socket = await open((app.server.address() as AddressInfo).port);
    closed = once(socket, 'close');
    await accepted;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const stopped = Promise.all([app.close(), closed]).then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(3_000, 'still waits', { ref: false })])).toBe('stopped');
}, 5_000);

it('sends the whole of a large response that began before the stop', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const page = Buffer.alloc(16 * 1024 * 1024, 'x');
  app.get('/', async () => page);
  closeSoon(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(app.server, 'request');
  const closed = app.close();
  let got = 0;
  for await (const part of socket) got += (part as Buffer).length;
  expect(got).toBeGreaterThan(page.length);
  await closed;
}, 5_000);
