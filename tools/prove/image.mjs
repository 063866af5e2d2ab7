// The program of the container image without a container: installs the packages with the command of tools/deploy/Containerfile into an empty
// folder, copies the built program there, and starts it on an external PostgreSQL. argon2 and sharp are optional packages for each platform,
// which an install without optional packages leaves out.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../commands/lib/build.mjs';
import { ended, freePort, isReady } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { run } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { workFolder } from './lib/work-folder.mjs';

/** Milliseconds from the start of the program until it must be ready. */
const PATIENCE = 60_000;

const { folder, log, remove } = workFolder('portal-image-');
const portal = join(folder, 'portal');

async function step(name, work) {
  const begun = performance.now();
  const problem = await work().catch((error) => error.stack ?? String(error));
  console.log(`${problem ? '✗' : '✓'} ${name}，${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (!problem) return;
  console.log(problem);
  process.exitCode = 1;
  throw new Error(name);
}

/** The command that installs the packages of the image. */
function installCommand() {
  const file = readFileSync(inWorkspace('tools/deploy/Containerfile'), 'utf8');
  const [, command] = /AS packages\n(?:(?!^FROM )[\s\S])*?^RUN (npm ci .*)$/m.exec(file) ?? [];
  if (!command) throw new Error('the Containerfile has no npm ci in its stage packages');
  return command;
}

const problemOf = ({ ok, output }) => (ok ? undefined : output);

const load = `
  const { hash, verify } = await import('@node-rs/argon2');
  const { default: sharp } = await import('sharp');
  if (!(await verify(await hash('Passw0rd1'), 'Passw0rd1'))) throw new Error('argon2');
  const { format } = await sharp(await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).png().toBuffer()).metadata();
  if (format !== 'png') throw new Error('sharp');`;

/** Starts the program, and asks for a page, for a picture that sharp draws, and for a login, whose password argon2 checks. */
async function start() {
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/apps/api/main.mjs'], {
    cwd: portal,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      STAFF_PORT: String(port + 1),
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', log, log],
  });
  try {
    const until = Date.now() + PATIENCE;
    while (!(await isReady(url))) {
      if (child.exitCode !== null || Date.now() > until) return readFileSync(join(folder, 'gateway.log'), 'utf8');
      await sleep(100);
    }
    const page = await fetch(`${url}/`);
    if (!page.ok) return `/ answered ${page.status}`;
    const picture = await fetch(`${url}/v2/user/captcha?random=image`);
    const isPng = Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4) === 'PNG';
    if (!isPng) return `the captcha answered ${picture.status}, and no PNG`;
    const body = JSON.stringify({ username: '13800000000', password: 'Passw0rd1', platform: 1 });
    const headers = { 'content-type': 'application/json', lang: 'zh_CN' };
    const login = await fetch(`${url}/v2/user/login`, { method: 'POST', headers, body });
    const { code } = await login.json();
    return login.status === 200 ? undefined : `the login answered ${login.status} ${code}`;
  } finally {
    child.kill('SIGTERM');
    await ended(child);
    await postgres.stop();
  }
}

try {
  mkdirSync(portal);
  for (const file of ['package.json', 'package-lock.json']) cpSync(inWorkspace(file), join(portal, file));
  await step('安装（Containerfile 的命令）', async () =>
    problemOf(await run('sh', ['-c', installCommand()], { cwd: portal, env: { npm_config_prefer_offline: 'true' } })),
  );
  await step('argon2 与 sharp', async () =>
    problemOf(await run(process.execPath, ['--input-type=module', '--eval', load], { cwd: portal })),
  );
  await step('构建', build);
  cpSync(inWorkspace('dist/apps'), join(portal, 'dist/apps'), { recursive: true });
  await step('启动、页面、验证码与登录', start);
} catch (error) {
  if (process.exitCode !== 1) throw error;
}
remove({ keep: process.exitCode === 1 });
