// Attacks on the built program in production mode: PostgreSQL, the program and each simulator are separate processes of this machine.
// Each attack prints its figures and their bounds. While it runs, the owner of the attacked account signs in by browser and by app,
// and other customers read. `--short` takes less time an attack and prints the ratios of times without a bound, because what else runs
// on a machine changes them; `--only <name>,…` runs some.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../commands/lib/fail.mjs';
import { freePort } from '../commands/lib/gateway-process.mjs';
import { askForCodes } from './lib/abuse/attacks/codes.mjs';
import { callBackUnsigned } from './lib/abuse/attacks/callbacks.mjs';
import { guessBetweenSuccesses, guessFromBlock, guessInParallel } from './lib/abuse/attacks/guesses.mjs';
import { printAtOnce, transferAtOnce } from './lib/abuse/attacks/slow-down.mjs';
import { uploadPictures } from './lib/abuse/attacks/uploads.mjs';
import { makeWorld } from './lib/abuse/world.mjs';
import { startOfImage } from './lib/containerfile.mjs';
import { buildRelease } from './lib/production/build-release.mjs';
import { startParties } from './lib/production/start-parties.mjs';
import { proveByFigures } from './lib/prove-by-figures.mjs';
import { step } from './lib/step.mjs';

const ATTACKS = {
  guesses: ['300 个并行猜测同一密码', guessInParallel],
  successes: ['猜测之间夹有攻击者自己的成功登录', guessBetweenSuccesses],
  block: ['同一 IPv6 /64 的不同地址猜测', guessFromBlock],
  uploads: ['100 个 2500 万像素或损坏的图片同时上传', uploadPictures],
  callbacks: ['每秒 100 个没有签名的通知', callBackUnsigned],
  transfers: ['一位客户同时转账 400 笔', transferAtOnce],
  pdfs: ['一位客户同时要 20 份 PDF', printAtOnce],
  // Last: it stops all codes of the installation, and the others register customers.
  codes: ['400 个地址索要短信验证码', askForCodes],
};

const options = { short: { type: 'boolean', default: false }, only: { type: 'string' } };
const { values } = parseArgs({ args: process.argv.slice(3), options });
const only = values.only?.split(',') ?? Object.keys(ATTACKS);
if (!only.every((name) => Object.hasOwn(ATTACKS, name))) fail(`--only 可选 ${Object.keys(ATTACKS).join('、')}。`);
const chosen = Object.entries(ATTACKS).filter(([name]) => only.includes(name));

await proveByFigures('portal-abuse-', async ({ folder, started, part }) => {
  const release = join(folder, 'release');
  await step('构建（仓库的副本，品牌的法律信息为虚构）', () => buildRelease(release));
  const port = await freePort();
  const opsPort = await freePort();
  const parties = await step('启动 PostgreSQL 与各模拟器', () => startParties(folder, port, started));
  const logFile = join(folder, 'gateway.log');
  const env = { ...parties.settings, OPS_PORT: String(opsPort) };
  const program = started(
    await step('启动生产模式的程序', () => startOfImage({ folder: release, env, port, logFile })),
  );
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  const world = await step('注册客户', () => makeWorld({ program: { ...program, logFile, opsUrl }, parties }));
  for (const [, [title, attack]] of chosen) await part(title, () => attack(world, { isShort: values.short }));
});
