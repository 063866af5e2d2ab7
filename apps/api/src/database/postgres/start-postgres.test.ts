import fs, {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { clusterProcesses, readPostmasterPid } from './cluster-processes';
import { findBinaries } from './find-binaries';
import { startPostgres, type RunningPostgres } from './start-postgres';
import { stopLeftovers } from './stop-leftovers';
import { startInChild } from './testing/start-in-child';

let dataDir: string;
let running: RunningPostgres[] = [];

const start = async (log?: (line: string) => void): Promise<RunningPostgres> => {
  const server = await startPostgres({ dataDir, log });
  running.push(server);
  return server;
};

const query = async <Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

const cluster = (): string => join(dataDir, 'postgres');
const postmaster = (): number => readPostmasterPid(cluster())?.pid ?? 0;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
});

afterEach(async () => {
  for (const server of running) await server.stop();
  running = [];
  for (const pid of existsSync(cluster()) ? clusterProcesses(cluster()) : []) process.kill(pid, 'SIGKILL');
  await sleep(50);
  rmSync(dataDir, { recursive: true, force: true });
});

it('starts with durable settings, on a private socket without a port, and keeps its data over a restart', async () => {
  const first = await start();
  const show = (name: string): Promise<{ value: string }[]> =>
    query(first.url, `select current_setting('${name}') as value`);
  expect(await show('fsync')).toEqual([{ value: 'on' }]);
  expect(await show('data_checksums')).toEqual([{ value: 'on' }]);
  expect(await show('listen_addresses')).toEqual([{ value: '' }]);
  expect(statSync(first.socketDir).mode & 0o777).toBe(0o700);
  expect(statSync(join(dataDir, 'postgres.log')).mode & 0o777).toBe(0o640);
  await query(first.url, `create table kept as select '中文'::text as word`);
  await first.stop();
  expect(clusterProcesses(cluster())).toEqual([]);
  expect(existsSync(join(dataDir, 'gateway.lock'))).toBe(false);

  const second = await start();
  // A second stop of the first server must not affect the second server.
  await first.stop();
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: '中文' }]);
});

it('refuses a folder in use and does not disturb its holder', async () => {
  const first = await start();
  await expect(startPostgres({ dataDir })).rejects.toThrow(`正被另一个网关使用（进程 ${process.pid}）`);
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('restarts a killed server at the same address, with all committed data', async () => {
  const lines: string[] = [];
  const server = await start((line) => lines.push(line));
  await query(server.url, 'create table kept as select 7 as n');
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  for (let tries = 0; tries < 500 && !lines.includes('数据库已重新启动。'); tries += 1) await sleep(20);
  expect(postmaster()).not.toBe(killed);
  expect(await query(server.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('takes over the server of a killed gateway', async () => {
  const child = await startInChild(dataDir);
  await query(child.url, 'create table kept as select 8 as n');
  process.kill(child.pid, 'SIGKILL');
  await child.gone;
  expect(clusterProcesses(cluster()).length).toBeGreaterThan(0);

  const lines: string[] = [];
  const server = await start((line) => lines.push(line));
  expect(lines).toEqual(['已接管上次遗留的数据库进程，数据完好。']);
  expect(await query(server.url, 'select n from kept')).toEqual([{ n: 8 }]);
});

it('starts after gateway and server were both killed at work', async () => {
  const child = await startInChild(dataDir);
  await query(child.url, 'create table kept as select 9 as n');
  const busy = query(child.url, `select pg_sleep(600)`).catch(() => 'cut off');
  await sleep(100);
  process.kill(child.pid, 'SIGKILL');
  process.kill(postmaster(), 'SIGKILL');
  await child.gone;
  const server = await start();
  expect(await busy).toBe('cut off');
  expect(await query(server.url, 'select n from kept')).toEqual([{ n: 9 }]);
});

it('stops when a gateway exits without stopping it', async () => {
  const child = await startInChild(dataDir);
  child.exit();
  await child.gone;
  for (let tries = 0; tries < 500 && clusterProcesses(cluster()).length > 0; tries += 1) await sleep(20);
  expect(clusterProcesses(cluster())).toEqual([]);
});

it('stops before the process of its gateway ends', async () => {
  const child = await startInChild(dataDir);
  expect(await child.stop()).toBe('stopped');
  expect(clusterProcesses(cluster())).toEqual([]);
});

it('ends a server that is not ready in time', async () => {
  const now = Date.now();
  let calls = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 60_001 * calls++);
  await expect(startPostgres({ dataDir })).rejects.toThrow('60 秒内没有就绪');
  clock.mockRestore();
  for (let tries = 0; tries < 150 && clusterProcesses(cluster()).length > 0; tries += 1) await sleep(20);
  expect(clusterProcesses(cluster())).toEqual([]);
});

it('removes a stale pid file whose pid now belongs to another program', async () => {
  await (await start()).stop();
  const note = `${process.pid}\n${cluster()}\n1\n5432\n\n\n\nready\n`;
  writeFileSync(join(cluster(), 'postmaster.pid'), note);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('removes the partial folder of an interrupted first start', async () => {
  mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
});

it('describes the fault of a folder in one line', async () => {
  mkdirSync(cluster(), { mode: 0o755 });
  await expect(startPostgres({ dataDir })).rejects.toThrow('不是 PostgreSQL 的数据目录');
  writeFileSync(join(cluster(), 'PG_VERSION'), '9\n');
  await expect(startPostgres({ dataDir })).rejects.toThrow('由 PostgreSQL 9 建立');
  const file = join(dataDir, 'file');
  writeFileSync(file, '');
  await expect(startPostgres({ dataDir: file })).rejects.toThrow('不可写');
  await expect(startPostgres({ dataDir, bin: dataDir })).rejects.toThrow('无法运行');
  expect(existsSync(join(dataDir, 'gateway.lock'))).toBe(false);
});

it('uses a short socket path for a deep folder', async () => {
  const deep = join(dataDir, 'long-name-of-a-folder-'.repeat(5));
  chmodSync(dataDir, 0o755);
  const server = await startPostgres({ dataDir: deep });
  expect(Buffer.byteLength(`${server.socketDir}/.s.PGSQL.5432`)).toBeLessThanOrEqual(103);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(existsSync(server.socketDir)).toBe(false);
});

it('refuses to start while processes of an earlier server cannot be ended', async () => {
  const { socketDir } = await start();
  const unreached = jest.spyOn(process, 'kill').mockReturnValue(true);
  const stopping = stopLeftovers(cluster(), socketDir, { fast: 1, immediate: 1 });
  await expect(stopping).rejects.toThrow(/\d+ 无法结束/);
  unreached.mockRestore();
});

it('names why a library of the server could not be linked', () => {
  const spies = [
    jest.spyOn(fs, 'existsSync').mockImplementation((path) => String(path).endsWith('pg-symlinks.json')),
    jest.spyOn(fs, 'symlinkSync').mockImplementation(() => {
      throw Object.assign(new Error('read-only file system, symlink'), { code: 'EROFS' });
    }),
  ];
  expect(() => findBinaries()).toThrow('内置数据库无法就绪（EROFS）');
  for (const spy of spies) spy.mockRestore();
});

if (process.getuid?.() === 0) {
  describe('as root', () => {
    it('reports the folder that the server cannot access', async () => {
      const closed = join(dataDir, 'closed');
      mkdirSync(join(closed, 'data'), { recursive: true });
      chmodSync(closed, 0o700);
      chmodSync(dataDir, 0o755);
      await expect(startPostgres({ dataDir: join(closed, 'data') })).rejects.toThrow(`进不了 ${closed}：`);
    });

    it('does not run the server as root, and does not open the data folder to other users', async () => {
      await start();
      expect(statSync(cluster()).uid).not.toBe(0);
      expect(statSync(dataDir).mode & 0o007).toBe(0);
      expect(readFileSync(`/proc/${postmaster()}/status`, 'utf8')).not.toMatch(/^Uid:\s+0/m);
    });
  });
}
