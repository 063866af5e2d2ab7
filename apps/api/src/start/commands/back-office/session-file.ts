import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError, type Surroundings } from '../command';
import { isSandbox, readDemoCode, signInDemoStaff } from './sign-in-staff';

/** Each demo member of the sandbox has a session of its own, for two-person rules. */
const fileOf = ({ env }: Pick<Surroundings, 'env'>) =>
  join(env['DATA_DIR'] || 'data', `ops-session${env['STAFF_NAME'] ? `-${env['STAFF_NAME']}` : ''}`);

/** The token of the stored session; in a sandbox a new one of a demo member. `STAFF_TOKEN` takes precedence. */
export async function staffToken(call: Surroundings, url: string): Promise<string> {
  const { env } = call;
  if (env['STAFF_TOKEN']) return env['STAFF_TOKEN'];
  if (existsSync(fileOf(call))) return readFileSync(fileOf(call), 'utf8');
  if (!(await isSandbox(url))) throw new CommandError('尚未登录：请先运行 portal login。');
  const token = await signInDemoStaff(url, env['STAFF_NAME']).catch((error: Error) => {
    throw new CommandError(`员工登录失败：${error.message}`);
  });
  storeSession(call, token);
  return token;
}

/** The code for an act that needs the second factor again: of the terminal, or of the sandbox's demo member. */
export async function secondFactor({ env, terminal }: Surroundings, url: string): Promise<string> {
  if (!env['STAFF_TOKEN'] && (await isSandbox(url))) return readDemoCode(url, env['STAFF_NAME']);
  if (!terminal.isInteractive)
    throw new CommandError('该操作须再次验证身份：请在终端里运行，或重新登录后 5 分钟内运行。');
  return terminal.ask('该操作须再次验证身份。验证码：');
}

/** Stores the session, readable by this user only. */
export function storeSession(call: Surroundings, token: string): void {
  mkdirSync(dirname(fileOf(call)), { recursive: true });
  writeFileSync(fileOf(call), token, { mode: 0o600 });
}

/** Removes the stored session. The caller ends it at the gateway. */
export const forgetSession = (call: Pick<Surroundings, 'env'>): void => rmSync(fileOf(call), { force: true });
