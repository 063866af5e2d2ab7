import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hosts } from './hosts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a separate gateway for tests of settings that the shared one does not have. Resolves when it is ready. */
export async function startGateway(
  settings: Record<string, string>,
): Promise<{ site: string; loopback: string; staff: string; staffLoopback: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const staffPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  const child = spawn(process.execPath, ['dist/apps/api/main.mjs'], {
    cwd: join(__dirname, '..'),
    env: {
      ...process.env,
      PORT: String(port),
      STAFF_PORT: String(staffPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('the gateway did not start');
    await sleep(100);
  }
  return {
    site: hosts.brand.origins.site.replace('{port}', String(port)),
    loopback: `http://127.0.0.1:${port}`,
    staff: `http://staff.${hosts.brand.cookieDomain}:${staffPort}`,
    staffLoopback: `http://127.0.0.1:${staffPort}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
