import { calls } from '@portal/contract';
import { Client, mt5Password, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { createMT5AccountWithToken, queryAccountInfo } = calls.account;
const { login } = calls.customer;

let test: TestGateway;
let app: TestCustomer;
/** A page inside the app: no header, no cookie. */
let page: Client;

const requested = { level: 'MIN', password: mt5Password } as const;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  app = await registerCustomer(test.url, { platform: 2 });
  await submitIdentity(app.client, false);
  page = new Client(test.url);
});

const mt5Count = async ({ client }: TestCustomer) =>
  (await client.ok(queryAccountInfo, {})).accounts.filter(({ kind }) => kind === 'mt5').length;

it("opens an account of the token's customer", async () => {
  const account = await page.ok(createMT5AccountWithToken, { ...requested, token: app.client.token ?? '' });
  expect(account).toMatchObject({ userid: app.customerNumber, level: 'MIN', status: 'open' });
  expect(await mt5Count(app)).toBe(1);
});

it('opens one account per idempotency key, for twenty requests at the same time and with a newer token of the same customer', async () => {
  const key = randomUUID();
  const args = { ...requested, token: app.client.token ?? '' };
  const [first, ...others] = await Promise.all(
    Array.from({ length: 20 }, () => page.ok(createMT5AccountWithToken, args, key)),
  );
  for (const other of others) expect(other).toEqual(first);
  expect(await page.call(createMT5AccountWithToken, { ...args, level: 'STD' }, key)).toMatchObject({
    code: 'IDEMPOTENCY',
  });
  const { token } = await page.ok(login, { username: app.phone, password: app.password, platform: 3 });
  expect(await page.ok(createMT5AccountWithToken, { ...requested, token }, key)).toEqual(first);
  expect(await mt5Count(app)).toBe(1);
});

it('keeps the idempotency keys of two customers apart', async () => {
  const other = await registerCustomer(test.url, { platform: 3 });
  await submitIdentity(other.client, false);
  const key = randomUUID();
  const mine = await page.ok(createMT5AccountWithToken, { ...requested, token: app.client.token ?? '' }, key);
  const theirs = await page.ok(createMT5AccountWithToken, { ...requested, token: other.client.token ?? '' }, key);
  expect(theirs).toMatchObject({ userid: other.customerNumber });
  expect(theirs.id).not.toBe(mine.id);
});

it('refuses the token of a browser, even with its cookie, and an invented token', async () => {
  const browser = await registerCustomer(test.url);
  await submitIdentity(browser.client, false);
  const token = browser.client.token ?? '';
  for (const client of [page, browser.client]) {
    expect(await client.call(createMT5AccountWithToken, { ...requested, token })).toMatchObject({ code: '10005' });
  }
  expect(await page.call(createMT5AccountWithToken, { ...requested, token: 'x'.repeat(43) })).toMatchObject({
    code: '10005',
  });
  expect(await mt5Count(browser)).toBe(0);
});
