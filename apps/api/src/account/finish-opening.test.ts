import { calls } from '@portal/contract';
import { mt5Password, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { checkPassword } from '../crypto/password-hash';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { accountJobs } from '.';

const { createMT5Account, queryAccountInfo } = calls.account;
const { messageList } = calls.message;

let test: TestGateway;
let customer: TestCustomer;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test.stop());
beforeEach(async () => {
  customer = await registerCustomer(test.url);
  await submitIdentity(customer.client, false);
});
afterEach(() => jest.restoreAllMocks());

const mt5Accounts = async ({ client }: TestCustomer) =>
  (await client.ok(queryAccountInfo, {})).accounts.filter(({ kind }) => kind === 'mt5');

const platformHash = async (login: string) =>
  (
    await test.gateway.db.row<{ password_hash: string }>(
      'test.hash',
      'select password_hash from mt5.user where login = $1',
      [login],
    )
  ).password_hash;

const requested = { level: 'STD', password: mt5Password } as const;

it('is finished by a repeated request after the platform was unavailable, with the password of the customer', async () => {
  const key = randomUUID();
  const openUser = jest.spyOn(test.gateway.ports.trading, 'openUser').mockRejectedValueOnce(new Error('timed out'));
  const away = await customer.client.call(createMT5Account, requested, key);
  expect(away).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect(away.headers.get('retry-after')).toBe('2');
  expect(await mt5Accounts(customer)).toMatchObject([{ status: 'pending', account_no: '', withdrawable: '0.00' }]);
  const account = await customer.client.ok(createMT5Account, requested, key);
  expect(account).toMatchObject({ status: 'open', level: 'STD' });
  expect(openUser).toHaveBeenCalledTimes(2);
  expect(await checkPassword(await platformHash(account.account_no), mt5Password)).toBe(true);
});

it('is finished by the job if the process died after the platform opened it', async () => {
  const key = randomUUID();
  jest.spyOn(test.gateway.ports.trading, 'changePassword').mockRejectedValueOnce(new Error('killed'));
  expect(await customer.client.call(createMT5Account, requested, key)).toMatchObject({ code: 'PLATFORM' });
  const [pending] = await mt5Accounts(customer);
  const finish = () => accountJobs['account.finishOpening']?.(test.gateway, { accountId: pending?.id ?? '' });
  await finish();
  await finish();
  const [open, ...more] = await mt5Accounts(customer);
  expect(more).toEqual([]);
  expect(open).toMatchObject({ id: pending?.id, status: 'open' });
  expect(await checkPassword(await platformHash(open?.account_no ?? ''), mt5Password)).toBe(true);
  const { list } = await customer.client.ok(messageList, {});
  expect(list.filter(({ kind }) => kind === 'account.opened')).toMatchObject([
    { text: expect.stringContaining('短信重置') },
  ]);
  expect(await customer.client.ok(createMT5Account, requested, key)).toMatchObject({ id: pending?.id, status: 'open' });
});

it('is opened by the job with an unknown password, which a repeated request does not change', async () => {
  const key = randomUUID();
  jest.spyOn(test.gateway.ports.trading, 'openUser').mockRejectedValueOnce(new Error('away'));
  await customer.client.call(createMT5Account, requested, key);
  const [pending] = await mt5Accounts(customer);
  await accountJobs['account.finishOpening']?.(test.gateway, { accountId: pending?.id ?? '' });
  const account = await customer.client.ok(createMT5Account, requested, key);
  expect(account).toMatchObject({ id: pending?.id, status: 'open' });
  expect(await checkPassword(await platformHash(account.account_no), mt5Password)).toBe(false);
});
