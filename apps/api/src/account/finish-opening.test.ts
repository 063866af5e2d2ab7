import { calls } from '@portal/contract';
import { mt5Password, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { checkPassword } from '../crypto/password-hash';
import { StaffClient } from '../testing/staff-client';
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
  const pending = await customer.client.ok(createMT5Account, requested, key);
  expect(pending).toMatchObject({ status: 'pending', account_no: '', level: 'STD' });
  expect(await mt5Accounts(customer)).toMatchObject([{ status: 'pending', account_no: '', withdrawable: '0.00' }]);
  const account = await customer.client.ok(createMT5Account, requested, key);
  expect(account).toMatchObject({ status: 'open', level: 'STD' });
  expect(openUser).toHaveBeenCalledTimes(2);
  expect(await checkPassword(await platformHash(account.account_no), mt5Password)).toBe(true);
});

it('is finished by the job if the process died after the platform opened it', async () => {
  const key = randomUUID();
  jest.spyOn(test.gateway.ports.trading, 'changePassword').mockRejectedValueOnce(new Error('killed'));
  expect(await customer.client.ok(createMT5Account, requested, key)).toMatchObject({ status: 'pending' });
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

it('is found by a second request of the same level and currency, and not by one of another', async () => {
  const openUser = jest.spyOn(test.gateway.ports.trading, 'openUser').mockRejectedValue(new Error('timed out'));
  const first = await customer.client.ok(createMT5Account, requested);
  const [again, twin] = await Promise.all([1, 2].map(() => customer.client.ok(createMT5Account, requested)));
  expect([again?.id, twin?.id]).toEqual([first.id, first.id]);
  const other = await customer.client.ok(createMT5Account, { ...requested, level: 'MIN' });
  expect(other.id).not.toBe(first.id);
  expect(await mt5Accounts(customer)).toHaveLength(2);
  openUser.mockRestore();
  const opened = await customer.client.ok(createMT5Account, { ...requested, password: 'Other#2026' });
  expect(opened).toMatchObject({ id: first.id, status: 'open' });
  expect(await checkPassword(await platformHash(opened.account_no), 'Other#2026')).toBe(true);
  // The pending one was meant. Now it is open, and a request means a new one.
  expect((await customer.client.ok(createMT5Account, requested)).id).not.toBe(first.id);
});

it('lets nobody wait for a platform that hangs, and uses its answer when it comes', async () => {
  const { trading } = test.gateway.ports;
  const open = trading.openUser.bind(trading);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(trading, 'openUser').mockImplementation(async (user) => {
    await answered;
    return open(user);
  });
  const begun = performance.now();
  const pending = await customer.client.ok(createMT5Account, requested);
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(pending.status).toBe('pending');
  answer();
  const opened = await waitFor(async () => (await mt5Accounts(customer)).find(({ status }) => status === 'open'), 'it');
  expect(opened.id).toBe(pending.id);
  expect(await checkPassword(await platformHash(opened.account_no), mt5Password)).toBe(true);
});

describe('the sweep', () => {
  const sweep = () => accountJobs['account.sweepOpenings']?.(test.gateway, {});
  const job = (id: string | undefined) =>
    test.gateway.db.maybe<{ attempts: number; soon: boolean }>(
      'test.openingJob',
      `select attempts, run_at < now() + interval '10 seconds' as soon from graphile_worker.jobs
       where key = 'account.finishOpening:' || $1::text`,
      [id],
    );
  const change = (id: string | undefined, set: string) =>
    test.gateway.db.rows(
      `test.change ${set}`,
      `update graphile_worker._private_jobs set ${set} where key = 'account.finishOpening:' || $1::text`,
      [id],
    );
  const grow = (id: string | undefined, text: string) =>
    test.gateway.db.rows(
      'test.older',
      'update account.account set created_at = now() - $2::interval where id = $1::bigint',
      [id, text],
    );
  const ask = async () => {
    await customer.client.ok(createMT5Account, requested);
    return (await mt5Accounts(customer))[0]?.id;
  };

  it.each([
    ['was lost', 'run_at = null', true],
    ['has used its attempts', 'attempts = max_attempts', true],
    ['would wait for hours', `attempts = 9, run_at = now() + interval '3 hours'`, true],
    ['runs in five minutes', `attempts = 6, run_at = now() + interval '5 minutes'`, false],
  ])('runs the job of a pending account again that %s: %s', async (_what, set, again) => {
    const openUser = jest.spyOn(test.gateway.ports.trading, 'openUser').mockRejectedValue(new Error('timed out'));
    const id = await ask();
    if (set === 'run_at = null')
      await test.gateway.db.rows(
        'test.lose',
        `delete from graphile_worker._private_jobs where key = 'account.finishOpening:' || $1::text`,
        [id],
      );
    else await change(id, set);
    const before = await job(id);
    await sweep();
    // Not before two minutes: the request and the first job have their time.
    expect(await job(id)).toEqual(before);
    await grow(id, '121 seconds');
    test.gateway.parties.noteAway('platform', new Error('away'));
    await sweep();
    expect(await job(id)).toEqual(before);
    test.gateway.parties.noteUp('platform');
    if (!again) {
      await sweep();
      expect(await job(id)).toEqual(before);
      return;
    }
    openUser.mockRestore();
    await sweep();
    const opened = await waitFor(
      async () => (await mt5Accounts(customer)).find(({ status }) => status === 'open'),
      'it',
    );
    expect(opened.id).toBe(id);
    const { list } = await customer.client.ok(messageList, {});
    expect(list.filter(({ kind }) => kind === 'account.opened')).toHaveLength(1);
    await sweep();
    expect((await mt5Accounts(customer)).map(({ status }) => status)).toEqual(['open']);
  });

  it('tells staff of an account that is pending for a quarter of an hour, until it is open', async () => {
    const openUser = jest.spyOn(test.gateway.ports.trading, 'openUser').mockRejectedValue(new Error('timed out'));
    const id = await ask();
    const anna = new StaffClient(test.staffUrl, test.staffToken);
    const alert = async () =>
      (await anna.ok(calls.staff.alerts, {})).list.find(({ kind }) => kind === 'openingsWaiting');
    await test.gateway.db.rows('test.others', `update account.account set created_at = now() where status = 'pending'`);
    await grow(id, '14 minutes');
    expect(await alert()).toBeUndefined();
    await grow(id, '16 minutes');
    expect(await alert()).toMatchObject({ severity: 'high', count: 1 });
    await change(id, 'attempts = max_attempts');
    openUser.mockRestore();
    await sweep();
    await waitFor(async () => (await alert()) === undefined, 'the account');
  });
});
