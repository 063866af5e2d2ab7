import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireGatewayLock, gatewayLockHolder } from './gateway-lock';
import { processIdentity } from './process-identity';

let dataDir: string;
let lock: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  lock = join(dataDir, 'gateway.lock');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('is held by one gateway and released', async () => {
  const release = await acquireGatewayLock(dataDir);
  expect(gatewayLockHolder(dataDir)).toBe(process.pid);
  await expect(acquireGatewayLock(dataDir)).rejects.toThrow('正被另一个网关使用');
  release();
  expect(readdirSync(dataDir)).toEqual([]);
  expect(gatewayLockHolder(dataDir)).toBeUndefined();
});

it.each([
  ['a process that is gone', { pid: spawnSync('true').pid, identity: 'boot/1' }],
  ['an earlier process with a pid that lives again', { pid: process.pid, identity: 'boot/1' }],
  ['nobody: it is cut off', '{"pid": 1'],
  ['nobody: it is empty', ''],
])('ignores a lock of %s', async (_case, content) => {
  writeFileSync(lock, typeof content === 'string' ? content : JSON.stringify(content));
  (await acquireGatewayLock(dataDir))();
  expect(existsSync(lock)).toBe(false);
});

it('refuses while the process of another gateway is running', async () => {
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, identity: processIdentity(process.ppid) }));
  await expect(acquireGatewayLock(dataDir)).rejects.toThrow(`进程 ${process.ppid}`);
  expect(existsSync(lock)).toBe(true);
});

it('ignores an interrupted take-over', async () => {
  writeFileSync(lock, '');
  writeFileSync(`${lock}.takeover`, '');
  utimesSync(`${lock}.takeover`, 1, 1);
  (await acquireGatewayLock(dataDir))();
});

it('allows one of many gateways to replace a stale lock', async () => {
  writeFileSync(lock, '');
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => acquireGatewayLock(dataDir)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
});
