import { expect, test, type Page } from '@playwright/test';
import { calls } from '@portal/contract';
import { Client, registerCustomer, waitFor } from '@portal/testkit';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hosts } from '../hosts';
import { signIn } from '../user-center/sign-in';
import { answersFile, keyOf, type StoredAnswers, type Who } from './stored-answers';
import { openUserPage, userPages } from './user-pages';

// Records anew the responses for the screenshots. Runs only by `npm run baseline -- answers`.

async function record(page: Page, who: Who, customerNumber: string): Promise<void> {
  const stored: StoredAnswers = { customerNumber, at: new Date().toISOString(), answers: {} };
  await page.clock.setFixedTime(stored.at);
  // A stream never ends, so the network would never be idle.
  await page.route(/\/stream(\?|$)/, (stream) =>
    stream.fulfill({ contentType: 'text/event-stream', body: 'retry: 2000\n\n' }),
  );
  page.on('response', async (response) => {
    const request = response.request();
    if (!/^\/(v2|api)\//.test(new URL(request.url()).pathname)) return;
    if (!response.headers()['content-type']?.startsWith('application/json')) return;
    stored.answers[keyOf(request)] = await response.json().catch(() => undefined);
  });
  for (const userPage of userPages) {
    await openUserPage(page, userPage);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-shape], [aria-busy=true]')).toHaveCount(0);
  }
  expect(Object.keys(stored.answers).length).toBeGreaterThan(userPages.length);
  mkdirSync(dirname(answersFile(who)), { recursive: true });
  const sorted = Object.fromEntries(
    Object.entries(stored.answers).sort(([left], [right]) => left.localeCompare(right)),
  );
  writeFileSync(answersFile(who), `${JSON.stringify({ ...stored, answers: sorted }, null, 1)}\n`);
}

test('records the responses for the demo customer', async ({ page, context }) => {
  test.slow();
  const client = new Client(hosts.loopback);
  const login = await client.ok(calls.customer.login, {
    username: '13800138000',
    password: 'Demo2026',
    platform: 1,
  });
  client.token = login.token;
  const customer = { client, phone: '13800138000', password: 'Demo2026', customerNumber: login.username };
  // The gateway creates the demo customer's history for some seconds after it is ready. Wait until nothing changes any more.
  const past = async () => {
    const { accounts } = await client.ok(calls.account.queryAccountInfo, { includeBalance: true });
    return accounts.some(({ balance, kind }) => kind === 'mt5' && /[1-9]/.test(balance));
  };
  await waitFor(past, 'the demo customer has a past', 60_000);
  await page.waitForTimeout(15_000);
  await client.ok(calls.support.open, {
    kind: 'complaint',
    subject: '一笔入金晚到账',
    text: '请说明原因，并核对手续费。',
  });
  await client.ok(calls.support.open, { kind: 'question', subject: '隔夜利息怎样计算', text: '周三为什么是三倍？' });
  await signIn(context, customer);
  await record(page, 'demo', customer.customerNumber);
});

test('records the responses for a new customer', async ({ page, context }) => {
  test.slow();
  const customer = await registerCustomer(hosts.loopback);
  await signIn(context, customer);
  await record(page, 'newcomer', customer.customerNumber);
});
