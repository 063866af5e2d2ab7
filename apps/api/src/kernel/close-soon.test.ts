import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { closeSoon } from './close-soon';

const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined).resume();
  return socket;
};

it('stops as soon as what is under way is answered, whoever keeps a connection open', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeSoon(app);
  let answer: () => void = () => undefined;
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('answered'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const asked = fetch(`http://127.0.0.1:${port}/slow`);
  await once(app.server, 'request');
  const silent = await open(port);
  const ended = once(silent, 'close');
  const closed = app.close();
  await ended;
  // What is under way is answered all the same.
  answer();
  expect(await (await asked).text()).toBe('answered');
  await closed;
}, 5_000);
