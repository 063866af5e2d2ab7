import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { waitFor } from '@portal/testkit';
import { Redis } from 'ioredis';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a Redis server that stores nothing on disk. REDIS_SERVER names the program; by default it is found in PATH. */
export async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', save: '', appendonly: 'no' };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.env['REDIS_SERVER'] ?? 'redis-server', args, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const client = new Redis({ port, lazyConnect: true, retryStrategy: () => 50 }).on('error', () => undefined);
  await waitFor(async () => (await client.ping()) === 'PONG', 'Redis');
  client.disconnect();
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
    },
  };
}
