import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, waitFor } from '@portal/testkit';
import { TradingRefusal } from '../ports';
import { ledgerOf, breaksOf, platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { addTransfer, getTransferRecords, mt5AddTransfer } = calls.transfer;
const { archiveMt5Account } = calls.account;
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

let test_: TestGateway;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

/** A customer with 500 dollars on the platform, and what the platform does with the next request for them. */
async function onPlatform(next: (act: () => Promise<{ deal: string }>) => Promise<{ deal: string }>) {
  const one = await fundedCustomer(test_.url, '500.00');
  await one.client.ok(addTransfer, { fromAccountId: one.walletId, toAccountId: one.mt5Id, amount: '500' });
  await platformShows(test_, one.mt5Id, 50_000n);
  const { trading } = test_.gateway.ports;
  const { applyBalance } = trading;
  trading.applyBalance = (operation) => next(() => applyBalance(operation));
  return {
    ...one,
    back: { fromAccountId: one.mt5Id, toAccountId: one.walletId, amount: '200' },
    mend: () => (trading.applyBalance = applyBalance),
  };
}

it('fails if the platform refuses: the money remains, and the response is stored', async () => {
  const one = await onPlatform(() => Promise.reject(new TradingRefusal(10019, 'no money')));
  const key = randomUUID();
  const failed = await one.client.ok(addTransfer, one.back, key);
  expect(failed).toMatchObject({ status: 'failed', reason: '交易账户的可用资金不足，款项未能划出' });
  one.mend();
  expect(await one.client.ok(addTransfer, one.back, key)).toEqual(failed);
  expect(await ledgerOf(test_, one.mt5Id)).toEqual({ posted: 50_000n, held: 0n });
  const { list } = await one.client.ok(getTransferRecords, { startDate: today, endDate: today });
  expect(list[0]).toEqual(failed);
});

it('does not call another refusal a lack of funds', async () => {
  const one = await onPlatform(() => Promise.reject(new TradingRefusal(3, 'invalid parameters')));
  const failed = { status: 'failed', reason: '交易平台未接受这笔划款' };
  expect(await one.client.ok(addTransfer, one.back)).toMatchObject(failed);
  one.mend();
});

it('is executed once if the platform executed it and the response was lost', async () => {
  let lost = 0;
  const one = await onPlatform(async (act) => {
    await act();
    lost += 1;
    if (lost === 1) throw new Error('connection lost');
    return act();
  });
  expect(await one.client.ok(addTransfer, one.back)).toMatchObject({ status: 'done' });
  one.mend();
  await platformShows(test_, one.mt5Id, 30_000n);
  expect(await ledgerOf(test_, one.mt5Id)).toEqual({ posted: 30_000n, held: 0n });
});

it.each([
  ['the platform is unavailable', new Error('timeout')],
  ['our manager lacks a permission', new TradingRefusal(8, 'not enough permissions')],
])('stays held while %s, answers BUSY, and is finished after that', async (_case, error) => {
  const one = await onPlatform(() => Promise.reject(error));
  const key = randomUUID();
  expect(await one.client.call(addTransfer, one.back, key)).toMatchObject({ status: 409, code: 'BUSY' });
  expect(await ledgerOf(test_, one.mt5Id)).toEqual({ posted: 50_000n, held: 20_000n });
  expect((await one.client.ok(getTransferRecords, { startDate: today, endDate: today })).total).toBe(1);
  one.mend();
  await waitFor(async () => (await one.client.call(addTransfer, one.back, key)).code === 'OK', 'the outcome', 25_000);
  expect(await one.client.ok(addTransfer, one.back, key)).toMatchObject({ status: 'done' });
  await platformShows(test_, one.mt5Id, 30_000n);
  expect(await ledgerOf(test_, one.walletId)).toEqual({ posted: 20_000n, held: 0n });
});

it('refuses to archive an account while a transfer to it is in progress', async () => {
  const one = await onPlatform(() => Promise.reject(new Error('timeout')));
  const empty = await openMt5(one.client);
  const between = { fromAccountId: one.mt5Id, toAccountId: empty, amount: '200' };
  const key = randomUUID();
  expect(await one.client.call(mt5AddTransfer, between, key)).toMatchObject({ code: 'BUSY' });
  expect((await one.client.call(archiveMt5Account, { id: empty })).code).toBe('account.arriving');
  one.mend();
  await waitFor(async () => (await one.client.call(mt5AddTransfer, between, key)).code === 'OK', 'the outcome', 25_000);
  expect(await ledgerOf(test_, empty)).toEqual({ posted: 20_000n, held: 0n });
  expect((await one.client.call(archiveMt5Account, { id: empty })).code).toBe('account.notEmpty');
});

it('refuses transitions that are not in its table', async () => {
  const { db } = test_.gateway;
  const { tno } = await db.row<{ tno: string }>(
    'test.done',
    `select tno from transfer.transfer where status = 'done' limit 1`,
  );
  for (const to of ['pending', 'failed', 'lost']) {
    const step = db.rows('test.step', 'update transfer.transfer set status = $2 where tno = $1', [tno, to]);
    await expect(step).rejects.toThrow(`no transition done -> ${to}`);
  }
  const walked = await db.rows<{ step: string }>(
    'test.walked',
    `select distinct coalesce(from_status, '') || '>' || to_status as step from kernel.status_event where machine = 'transfer' order by 1`,
  );
  expect(walked.map(({ step }) => step)).toEqual(['>done', '>pending', 'pending>done', 'pending>failed']);
});
