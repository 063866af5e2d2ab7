import { expect } from '@playwright/test';
import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { hosts } from './hosts';

/** Waits for the demo customer: the past is made after the start, and the account is shown at its end. */
export async function untilDemo(): Promise<void> {
  const visitor = new Client(`${hosts.loopback}/demo`);
  const code = async () => (await visitor.call(calls.account.queryAccountInfo, {})).code;
  await expect.poll(code, { timeout: 150_000, intervals: [500] }).toBe('OK');
}
