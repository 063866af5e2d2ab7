import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { fail } from './fail.mjs';
import { isSandbox, readDemoCode, signInDemoStaff, signInStaff } from './sign-in-staff.mjs';

const folder = () => process.env.DATA_DIR || 'data';
/** Each demo member of the sandbox has a session of its own, for two-person rules. */
const file = () => join(folder(), `ops-session${process.env.STAFF_NAME ? `-${process.env.STAFF_NAME}` : ''}`);

/** The token of the stored session; in a sandbox a new one of a demo member. `STAFF_TOKEN` takes precedence. */
export async function staffToken(url) {
  if (process.env.STAFF_TOKEN) return process.env.STAFF_TOKEN;
  if (existsSync(file())) return readFileSync(file(), 'utf8');
  if (!(await isSandbox(url))) return fail('尚未登录：请先运行 npm run ops -- login。');
  return store(
    await signInDemoStaff(url, process.env.STAFF_NAME).catch((error) => fail(`员工登录失败：${error.message}`)),
  );
}

/** Asks for e-mail, password and code in the terminal and stores the session, readable by this user only. */
export async function login(url, email) {
  if (!process.stdin.isTTY) fail('登录须在终端里进行。');
  const member = email ?? (await ask('邮箱：'));
  const password = await ask('密码：', { hidden: true });
  const token = await signInStaff(url, member, password, () => ask('验证码或恢复码：')).catch((error) =>
    fail(`登录失败：${error.cause?.code ?? error.message}`),
  );
  store(token);
  console.log(`已登录：${member}`);
}

/** The code for an act that needs the second factor again: of the terminal, or of the sandbox's demo member. */
export async function secondFactor(url) {
  if (!process.env.STAFF_TOKEN && (await isSandbox(url))) return readDemoCode(url, process.env.STAFF_NAME);
  if (!process.stdin.isTTY) return fail('该操作须再次验证身份：请在终端里运行，或重新登录后 5 分钟内运行。');
  return ask('该操作须再次验证身份。验证码：');
}

/** Removes the stored session. The caller ends it at the gateway. */
export const forgetSession = () => rmSync(file(), { force: true });

function store(token) {
  mkdirSync(folder(), { recursive: true });
  writeFileSync(file(), token, { mode: 0o600 });
  return token;
}

/** With `hidden` nothing that is typed is shown. */
async function ask(question, { hidden = false } = {}) {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stdout,
    terminal: hidden,
  });
  const answer = await terminal.question('');
  terminal.close();
  if (hidden) process.stdout.write('\n');
  return answer;
}
