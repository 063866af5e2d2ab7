import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-fresh-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function run(env: Record<string, string> = {}): { code: number | null; error: string } {
  const script = `import(${JSON.stringify(join(__dirname, 'lib/fresh.mjs'))}).then((m) => m.startEmpty(process.argv[1]))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script, dataDir], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return { code: status, error: stderr.trim() };
}

function usedBefore(): void {
  mkdirSync(join(dataDir, 'postgres'));
  mkdirSync(join(dataDir, 'files'));
  for (const name of ['postgres/PG_VERSION', 'postgres.log', 'secrets.json', 'gateway.lock'])
    writeFileSync(join(dataDir, name), '');
}

it('deletes a data folder', () => {
  usedBefore();
  expect(run()).toEqual({ code: 0, error: '' });
  expect(existsSync(dataDir)).toBe(false);
  expect(run().code).toBe(0);
});

it('keeps files of others', () => {
  usedBefore();
  writeFileSync(join(dataDir, 'thesis.odt'), '');
  expect(run().code).toBe(0);
  expect(readdirSync(dataDir)).toEqual(['thesis.odt']);
});

it('refuses a folder that never contained the database of the project', () => {
  writeFileSync(join(dataDir, 'thesis.odt'), '');
  mkdirSync(join(dataDir, 'files'));
  expect(run()).toEqual({ code: 1, error: expect.stringContaining('不像是本项目的数据目录') });
  expect(readdirSync(dataDir)).toHaveLength(2);
});

it('refuses a folder that is in use', () => {
  usedBefore();
  const other = spawn('sleep', ['60']);
  const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  writeFileSync(join(dataDir, 'gateway.lock'), JSON.stringify({ pid: other.pid, identity: `boot/${started}` }));
  expect(run()).toEqual({ code: 1, error: expect.stringContaining(`进程 ${other.pid}`) });
  other.kill();
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
});

it('refuses to empty an external database', () => {
  usedBefore();
  expect(run({ DATABASE_URL: 'postgres://db/portal' })).toEqual({
    code: 1,
    error: expect.stringContaining('DATABASE_URL'),
  });
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
});
