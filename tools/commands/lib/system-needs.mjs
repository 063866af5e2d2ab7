import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { systemBrowser } from './browser.mjs';
import { fail } from './fail.mjs';
import { run } from './run.mjs';

const SERVERS = '/usr/lib/postgresql';

/** System dependencies of the tests: how to find each one, and the Debian packages that provide it. */
const NEEDS = [
  { name: 'Chromium', find: browser, packages: ['chromium-headless-shell'], variable: 'CHROMIUM_PATH' },
  { name: '中文字体', find: chineseFonts, packages: ['fonts-noto-cjk', 'fontconfig'] },
  { name: 'Redis', find: redisServer, packages: ['redis-server'], variable: 'REDIS_SERVER' },
  // The second engine of the API tests: the oldest PostgreSQL that is supported, as a distribution ships it.
  { name: 'PostgreSQL 15 或更新', find: serverFolder, packages: ['postgresql'], variable: 'PG_BIN', onlyInCi: true },
];

/**
 * Finds the system dependencies of the tests and installs missing ones with apt-get if permitted, or exits with a one-line error.
 * @returns {Promise<Record<string, string>>} environment variables with the locations that were found
 */
export async function needs() {
  const requested = NEEDS.filter(({ onlyInCi }) => !onlyInCi || process.env.CI);
  const missing = [];
  for (const need of requested) if (!(await need.find())) missing.push(need);
  if (missing.length > 0) await aptInstall(missing);
  const env = {};
  for (const { find, variable } of requested) if (variable) env[variable] = await find();
  return env;
}

async function aptInstall(missing) {
  const packages = missing.flatMap((need) => need.packages);
  const names = missing.map(({ name }) => name).join('、');
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const hint = `测试还缺少：${names}。请先运行：sudo ${command}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) fail(hint);
  console.log(`正在安装测试所需的 ${names}……`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { ok, output } = await run('apt-get', command.split(' ').slice(1), { env });
  for (const { find } of missing) {
    if (ok && (await find())) continue;
    console.error(output.trim().split('\n').slice(-5).join('\n'));
    fail(hint);
  }
}

function browser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) fail(`CHROMIUM_PATH 指向的 ${given} 不存在。`);
  return systemBrowser();
}

async function chineseFonts() {
  if (process.platform !== 'linux') return true;
  const { ok, output } = await run('fc-list', [':lang=zh', 'family']);
  return ok && output.trim() !== '';
}

function redisServer() {
  const given = process.env.REDIS_SERVER;
  if (given && !existsSync(given)) fail(`REDIS_SERVER 指向的 ${given} 不存在。`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return given ?? folders.map((folder) => join(folder, 'redis-server')).find((path) => existsSync(path));
}

/** The folder with the programs of the oldest PostgreSQL that is supported: PG_BIN, or Debian's. Undefined if there is none. */
export function serverFolder() {
  const given = process.env.PG_BIN;
  if (given && !existsSync(join(given, 'postgres'))) fail(`PG_BIN 指向的 ${given} 里没有 postgres。`);
  if (given || !existsSync(SERVERS)) return given;
  const [oldest] = readdirSync(SERVERS)
    .filter((major) => Number(major) >= 15 && existsSync(join(SERVERS, major, 'bin', 'postgres')))
    .sort((a, b) => Number(a) - Number(b));
  return oldest && join(SERVERS, oldest, 'bin');
}
