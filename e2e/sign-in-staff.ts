import { demoStaffPassword } from '@portal/contract/sandbox';
import { setTimeout as sleep } from 'node:timers/promises';

export const emailOf = (name: string) => `${name}@staff.localhost`;

async function send<T>(url: string, body?: object, headers?: Record<string, string>): Promise<T> {
  const response = await fetch(url, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  });
  const { code, data } = (await response.json()) as { code: string; data: T };
  if (code !== 'OK') throw new Error(`${url}: ${code}`);
  return data;
}

/** The next unused code of a demo member; waits until the gateway accepts it. */
export async function staffCode(origin: string, name: string): Promise<string> {
  const { code, waitSeconds } = await send<{ code: string; waitSeconds: number }>(
    `${origin}/sandbox/staff-code?email=${emailOf(name)}`,
  );
  await sleep(waitSeconds * 1000);
  return code;
}

/** Signs in a demo member by password and code. Returns the token of the session. */
export async function signInStaff(origin: string, name: string): Promise<string> {
  const { ticket } = await send<{ ticket: string }>(`${origin}/ops/session/password`, {
    email: emailOf(name),
    password: demoStaffPassword,
  });
  const code = await staffCode(origin, name);
  const { token } = await send<{ token: string }>(`${origin}/ops/session/factor`, { ticket, code, client: 'script' });
  return token;
}

/** Shows the second factor again in a session of a demo member, for acts that need it when the session is older than five minutes. */
export async function stepUpStaff(origin: string, name: string, token: string): Promise<void> {
  const code = await staffCode(origin, name);
  await send(`${origin}/ops/session/step-up`, { code }, { authorization: `Bearer ${token}` });
}
