// The program of the container image without a container: installs the packages with the command of tools/deploy/Containerfile into an
// empty folder, builds a copy of the repository with its other command, copies the built program there, and starts it on an external
// PostgreSQL. argon2 and sharp are optional packages for each platform, which an install without optional packages leaves out.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { loadSource } from '../commands/lib/load-source.mjs';
import { run } from '../commands/lib/run.mjs';
import { inWorkspace } from '../commands/lib/workspace.mjs';
import { runOfImage, startOfImage } from './lib/containerfile.mjs';
import { copyRepository } from './lib/copy-repository.mjs';
import { step } from './lib/step.mjs';
import { workFolder } from './lib/work-folder.mjs';

const { folder, remove } = workFolder('portal-image-');
const source = join(folder, 'source');
const portal = join(folder, 'portal');

const load = `
  const { hash, verify } = await import('@node-rs/argon2');
  const { default: sharp } = await import('sharp');
  if (!(await verify(await hash('Passw0rd1'), 'Passw0rd1'))) throw new Error('argon2');
  const { format } = await sharp(await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } }).png().toBuffer()).metadata();
  if (format !== 'png') throw new Error('sharp');`;

async function loadPackages() {
  const { ok, output } = await run(process.execPath, ['--input-type=module', '--eval', load], { cwd: portal });
  if (!ok) throw new Error(output);
}

/** Every command of the operator explains itself, and one that needs no gateway works in the database. */
async function command(env) {
  const portalRun = (...words) => run(join(portal, 'dist/apps/api/portal'), words, { cwd: folder, env });
  const { ok, output } = await portalRun('--help');
  const names = [...output.matchAll(/^ {2}portal (\S+)/gm)].map(([, name]) => name);
  if (!ok || names.length < 10) throw new Error(`portal --help named ${names.length} commands:\n${output}`);
  for (const name of names) {
    const help = await portalRun(name, '--help');
    if (!help.ok || !help.output.includes(`portal ${name}`)) throw new Error(`portal ${name} --help:\n${help.output}`);
  }
  const words = ['anna@broker.example', '--name', '安娜', '--role', 'administrator'];
  const invited = await portalRun('staff', 'add', ...words);
  if (!invited.ok || !/https?:\S+#/.test(invited.output)) throw new Error(`portal staff add:\n${invited.output}`);
  const checked = await portalRun('check');
  if (checked.ok || !/^✗ /m.test(checked.output)) throw new Error(`portal check:\n${checked.output}`);
}

/** Starts the program, and asks for a page, for a picture that sharp draws, and for a login, whose password argon2 checks. */
async function start() {
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') };
    const logFile = join(folder, 'gateway.log');
    const program = await startOfImage({ folder: portal, env, port: await freePort(), logFile });
    try {
      await ask(program.url);
      await command(env);
    } finally {
      await program.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function ask(url) {
  const page = await fetch(`${url}/`);
  if (!page.ok) throw new Error(`/ answered ${page.status}`);
  const picture = await fetch(`${url}/v2/user/captcha?random=image`);
  const isPng = Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4) === 'PNG';
  if (!isPng) throw new Error(`the captcha answered ${picture.status}, and no PNG`);
  const body = JSON.stringify({ username: '13800000000', password: 'Passw0rd1', platform: 1 });
  const headers = { 'content-type': 'application/json', lang: 'zh_CN' };
  const login = await fetch(`${url}/v2/user/login`, { method: 'POST', headers, body });
  const { code } = await login.json();
  if (login.status !== 200) throw new Error(`the login answered ${login.status} ${code}`);
}

let proved = false;
try {
  mkdirSync(portal);
  for (const file of ['package.json', 'package-lock.json']) cpSync(inWorkspace(file), join(portal, file));
  await step('安装（Containerfile 的命令）', () =>
    runOfImage('packages', 'npm ci', { cwd: portal, env: { npm_config_prefer_offline: 'true' } }),
  );
  await step('argon2 与 sharp', loadPackages);
  await step('构建（Containerfile 的命令）', () => {
    copyRepository(source);
    return runOfImage('build', 'npx nx', { cwd: source, env: { NX_DAEMON: 'false' } });
  });
  cpSync(join(source, 'dist/apps'), join(portal, 'dist/apps'), { recursive: true });
  await step('启动、页面、验证码、登录与 portal 的各命令', start);
  proved = true;
} finally {
  remove({ keep: !proved });
}
