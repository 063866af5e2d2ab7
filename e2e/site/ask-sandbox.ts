import { expect } from '@playwright/test';
import { hosts } from '../hosts';

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(hosts.loopback + path, { headers: { accept: 'application/json' } });
  const { data } = (await response.json()) as { data: T };
  return data;
}

/** A phone number that is not registered yet: every test uses its own customer. */
export const newPhone = (): string => `139${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** The code in the newest SMS to a phone. Waits for a message newer than `since`. */
export async function smsCode(phone: string, since = 0): Promise<string> {
  let code = '';
  await expect(async () => {
    const to = encodeURIComponent(hosts.brand.defaultPrefix + phone);
    const messages = await ask<{ code?: string; sentAt: string }[]>(`/sandbox/inbox?to=${to}`);
    // A notice may have come after it.
    const newest = messages.find((one) => one.code);
    expect(Date.parse(newest?.sentAt ?? '')).toBeGreaterThan(since);
    code = newest?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}
