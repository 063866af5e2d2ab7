import { setTimeout as sleep } from 'node:timers/promises';

/** The demo staff of the sandbox (apps/api/src/sandbox/demo-staff.ts). */
const PASSWORD = 'Sandbox-Staff-2026';
export const demoEmail = (name) => `${name}@staff.localhost`;

/** Sends a staff call without a session. Throws an error with the gateway's `code`. */
async function post(url, path, body) {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { code, msg, data } = await response.json();
  if (code !== 'OK') throw Object.assign(new Error(`${msg}（${code}）`), { code });
  return data;
}

/** Signs in for a script: password, then a code or a recovery code. Returns the token of the session. */
export async function signInStaff(url, email, password, readAnswer) {
  const { ticket } = await post(url, '/ops/session/password', { email, password });
  const answer = (await readAnswer()).trim();
  const factor = /^\d{6}$/.test(answer) ? { code: answer } : { recoveryCode: answer.toUpperCase() };
  const { token } = await post(url, '/ops/session/factor', { ticket, ...factor, client: 'script' });
  return token;
}

/** The next unused code of a demo member's authenticator app, which the sandbox plays. Waits until the code is accepted. */
export async function readDemoCode(url, name = 'anna') {
  const response = await fetch(new URL(`/sandbox/staff-code?email=${encodeURIComponent(demoEmail(name))}`, url));
  const { data } = await response.json();
  await sleep(data.waitSeconds * 1000);
  return data.code;
}

/** Signs in a demo member of a sandbox. `name`: anna, bowen or chen. */
export const signInDemoStaff = (url, name = 'anna') =>
  signInStaff(url, demoEmail(name), PASSWORD, () => readDemoCode(url, name));

/** Whether a server of the back office is a sandbox's. */
export const isSandbox = (url) =>
  fetch(new URL(`/sandbox/staff-code?email=${demoEmail('anna')}`, url)).then(
    ({ status }) => status === 200,
    () => false,
  );
