import { mkdtempSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env/env';
import { serveMetrics } from '../../observability/metrics';
import { ResponseTimes } from '../../observability/response-times';
import { otherPortFaults, startFaults } from './start-faults';
import { startTestGateway } from '../../testing/start-test-gateway';

const folder = mkdtempSync(join(tmpdir(), 'portal-start-faults-'));
const free = { DATA_DIR: folder, PORT: '0', STAFF_PORT: '0' };
const faults = (settings: Record<string, string>) => startFaults(readEnv({ ...free, ...settings }));

it('finds nothing on a machine that is ready, and leaves nothing behind', async () => {
  expect(await faults({})).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves it to the gateway to make the folder', async () => {
  expect(await faults({ DATA_DIR: join(folder, 'a/b') })).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

it('names a folder that cannot be made', async () => {
  expect(await faults({ DATA_DIR: '/dev/null/data' })).toEqual([
    'DATA_DIR 不可写（ENOTDIR）：请让运行网关的用户拥有这个目录，或换一个目录',
  ]);
});

it('names a folder that exists and cannot be written to, whoever runs the gateway', async () => {
  expect(await faults({ DATA_DIR: '/proc' })).toEqual([expect.stringMatching(/^DATA_DIR 不可写（\w+）/)]);
});

it.each(['PORT', 'STAFF_PORT', 'OPS_PORT'])('names %s where its port is taken', async (name) => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  expect(await faults({ [name]: String(port) })).toEqual([`${name} 的端口已被占用：请换一个端口，或停止占用它的程序`]);
  server.close();
});

it('names a host that is not of this machine, and every fault in one run', async () => {
  const lines = await faults({ STAFF_HOST: '192.0.2.1', STAFF_PORT: '9300', DATA_DIR: '/dev/null/data' });
  expect(lines).toEqual([
    expect.stringMatching(/^DATA_DIR 不可写/),
    expect.stringMatching(/^STAFF_HOST 不是本机的地址（\w+）：请改为本机的一个地址$/),
  ]);
});

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

it('takes the three ports of a gateway that runs for right, and that of another program for taken', async () => {
  const running = await startTestGateway();
  const opsPort = String(await freePort());
  const metrics = await serveMetrics(readEnv({ OPS_PORT: opsPort }), new ResponseTimes(), () => {
    // A scrape waits while the platform hangs.
    return () => new Promise(() => undefined);
  });
  const other = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nhello')).listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const ports = { PORT: new URL(running.url).port, STAFF_PORT: new URL(running.staffUrl).port, OPS_PORT: opsPort };
  const others = (settings: Record<string, string>) => otherPortFaults(readEnv({ ...free, ...settings }));
  expect(await others(ports)).toEqual([]);
  expect(await others({ ...ports, OPS_PORT: String((other.address() as AddressInfo).port) })).toEqual([
    'OPS_PORT 的端口已被占用：请换一个端口，或停止占用它的程序',
  ]);
  other.close();
  await metrics.close();
  await running.stop();
});
