import { setTimeout as sleep } from 'node:timers/promises';
import { demoStaffPassword } from '@portal/contract/sandbox';

const demoEmail = (name: string) => `${name}@staff.localhost`;
/** Of finance: most commands are about money. */
const defaultMember = 'bowen';

/** Sends a staff call without a session. Throws an error with the gateway's `code`. */
async function post<T>(url: string, path: string, body: object): Promise<T> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { code, msg, data } = (await response.json()) as { code: string; msg: string; data: T };
  if (code !== 'OK') throw Object.assign(new Error(`${msg}（${code}）`), { code });
  return data;
}

/** Signs in for a script: password, then a code or a recovery code. Returns the token of the session. */
export async function signInStaff(
  url: string,
  email: string,
  password: string,
  readAnswer: () => Promise<string>,
): Promise<string> {
  const { ticket } = await post<{ ticket: string }>(url, '/ops/session/password', { email, password });
  const answer = (await readAnswer()).trim();
  const factor = /^\d{6}$/.test(answer) ? { code: answer } : { recoveryCode: answer.toUpperCase() };
  const { token } = await post<{ token: string }>(url, '/ops/session/factor', { ticket, ...factor, client: 'script' });
  return token;
}

/** The next unused code of a demo member's authenticator app, which the sandbox plays. Waits until the code is accepted. */
export async function readDemoCode(url: string, name = defaultMember): Promise<string> {
  const response = await fetch(new URL(`/sandbox/staff-code?email=${encodeURIComponent(demoEmail(name))}`, url));
  const { data } = (await response.json()) as { data: { code: string; waitSeconds: number } };
  await sleep(data.waitSeconds * 1000);
  return data.code;
}

/** Signs in a demo member of a sandbox by the name before the @ of their e-mail. */
export const signInDemoStaff = (url: string, name = defaultMember): Promise<string> =>
  signInStaff(url, demoEmail(name), demoStaffPassword, () => readDemoCode(url, name));

/** Whether a server of the back office is a sandbox's. */
export const isSandbox = (url: string): Promise<boolean> =>
  fetch(new URL(`/sandbox/staff-code?email=${demoEmail(defaultMember)}`, url)).then(
    ({ status }) => status === 200,
    () => false,
  );
