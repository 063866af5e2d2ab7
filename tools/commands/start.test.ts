import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A miniature checkout. The commands are the real ones; npm, nx and the gateway are stubs; npm and nx log calls. */
let checkout: string;

const NPM = `require('node:fs').appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NPM_FAILS) { console.error('no network'); process.exit(1); }
require('node:fs').mkdirSync('node_modules', { recursive: true });
require('node:fs').copyFileSync('package-lock.json', 'node_modules/.package-lock.json');`;

const NX = `require('node:fs').appendFileSync('nx.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.NX_FAILS) { console.error('TS2322 in a.ts'); process.exit(1); }
require('node:fs').mkdirSync('dist/apps/api', { recursive: true });
require('node:fs').copyFileSync('apps/api/main.mjs', 'dist/apps/api/main.mjs');`;

const GATEWAY = `console.log('ready ' + process.env.BRAND + ' ' + process.cwd());
if (process.argv.slice(2).join() !== 'start') process.exit(9);
if (process.env.ENDS) process.exit(3);
const alive = setInterval(() => undefined, 1000);
process.once('SIGTERM', () => setTimeout(() => { console.log('orderly'); clearInterval(alive); process.exit(0); }, 300));`;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
const lock = (version: string): string => JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } });
const calls = (log: string): number =>
  existsSync(join(checkout, log)) ? readFileSync(join(checkout, log), 'utf8').trim().split('\n').length : 0;

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'portal-start-'));
  cpSync(__dirname, join(checkout, 'tools/commands'), { recursive: true });
  put('package-lock.json', lock('1.0.0'));
  put('npm.cjs', NPM);
  put('node_modules/nx/dist/bin/nx.js', NX);
  put('apps/api/main.mjs', GATEWAY);
  put('.env', 'BRAND=from-file\nDATA_DIR=given');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function launch(args: string[] = [], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(checkout, 'tools/commands/start.mjs'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env['PATH'], npm_execpath: 'npm.cjs', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; error: string }> {
  const child = launch(args, { ENDS: '1', ...env });
  const said = { out: '', error: '' };
  child.stdout?.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: Number(code), ...said };
}

it('installs and builds a fresh clone, and only what changed afterwards', async () => {
  const first = await start();
  expect(first).toMatchObject({ code: 3, error: '' });
  expect(first.out).toContain(`ready from-file ${checkout}`);
  expect([calls('npm.log'), calls('nx.log')]).toEqual([1, 1]);

  expect((await start()).out).toBe(`ready from-file ${checkout}\n`);
  expect([calls('npm.log'), calls('nx.log')]).toEqual([1, 1]);

  put('apps/api/main.mjs', `${GATEWAY}\n`);
  await start();
  expect([calls('npm.log'), calls('nx.log')]).toEqual([1, 2]);

  rmSync(join(checkout, 'dist/apps'), { recursive: true });
  await start();
  expect([calls('npm.log'), calls('nx.log')]).toEqual([1, 3]);

  put('package-lock.json', lock('1.0.1'));
  await start();
  expect([calls('npm.log'), calls('nx.log')]).toEqual([2, 4]);
});

it('prefers the environment to .env', async () => {
  expect((await start([], { BRAND: 'other' })).out).toContain('ready other');
});

it('reports in one line which step failed, after the output of that step', async () => {
  const install = await start([], { NPM_FAILS: '1' });
  expect(install.code).toBe(1);
  expect(install.error).toBe('no network\n安装依赖失败（npm ci）：原因见上方。请检查网络和 npm 源后重试。\n');
  const build = await start([], { NX_FAILS: '1' });
  expect(build.code).toBe(1);
  expect(build.error).toBe('TS2322 in a.ts\n\n构建失败：原因见上方。\n');
  expect(await start(['--frseh'])).toMatchObject({ code: 1, error: expect.stringContaining('不认识的参数 --frseh') });
});

it('empties the folder that .env names on --fresh', async () => {
  put('given/postgres/PG_VERSION', '18');
  expect(await start(['--fresh'])).toMatchObject({
    code: 3,
    out: expect.stringContaining(`已清空 ${join(checkout, 'given')}`),
  });
  expect(existsSync(join(checkout, 'given'))).toBe(false);
});

it('stops the gateway in order if the signal is sent twice', async () => {
  const child = launch();
  let out = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  while (!out.includes('ready')) await once(child.stdout ?? child, 'data');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  await new Promise((done) => setTimeout(done, 50));
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(out).toContain('orderly');
});
