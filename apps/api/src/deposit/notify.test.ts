import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { fundedCustomer, newPhone, waitFor, type TestCustomer } from '@portal/testkit';
import { refusedCallbacks } from '../observability/refused-callbacks';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { deliver, reportOf } from '../testing/channel';

const { deposit, sandbox, account, activity, message } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
});
afterAll(() => test_.stop());

const draftFor = (amount: string, accountId = customer.walletId) =>
  customer.client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount });
const stateOf = (pno: string) => customer.client.ok(deposit.egpaySuccess, { pno });
const balanceOf = async (id: string) => (await customer.client.ok(account.getAccountInfoAjax, { id })).balance;
const cents = (amount: string) => parseAmount(amount, 2) ?? 0n;
const verdicts = (pno: string) =>
  test_.gateway.db.rows<{ verdict: string }>('t.verdicts', 'select verdict from deposit.channel_event where pno = $1', [
    pno,
  ]);
/** What the simulator of the channel says of an order. */
const ordered = (pno: string) =>
  test_.gateway.db.row<{ amount: string; status: string }>(
    't.ordered',
    'select amount::text, status from sandbox.pay_order where pno = $1',
    [pno],
  );
/** A draft whose time has run out, and that the gateway has closed. */
async function overdueDraft() {
  const draft = await draftFor('100.00');
  await test_.gateway.db.rows('t.late', 'update deposit.draft set expires_at = now() where pno = $1', [draft.pno]);
  await test_.gateway.db.rows('t.expire', 'select deposit.expire($1)', [draft.pno]);
  expect((await stateOf(draft.pno)).status).toBe('overdue');
  return draft;
}
const breaks = () =>
  test_.gateway.db.rows('t.breaks', 'select * from ledger.breaks() union all select * from deposit.breaks()');

afterEach(async () => {
  expect(await breaks()).toEqual([]);
});

describe('a callback of the channel', () => {
  test('sent fifty times at the same time, with one event or many, credits once', async () => {
    const before = await balanceOf(customer.walletId);
    const draft = await draftFor('100.00');
    const report = reportOf(draft);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        deliver(test_, {
          ...report,
          eventId: n % 2 ? 'one-event' : `event-${n}`,
          status: n % 14 === 4 ? 'failed' : 'paid',
        }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['SUCCESS']));
    expect((await stateOf(draft.pno)).status).toBe('paid');
    expect(cents(await balanceOf(customer.walletId)) - cents(before)).toBe(100_00n);
    expect((await verdicts(draft.pno)).filter(({ verdict }) => verdict === 'credited')).toHaveLength(1);
  });

  test('with a wrong signature, key, time or body credits nothing and is counted', async () => {
    const draft = await draftFor('110.00');
    const report = reportOf(draft);
    const old = String(Math.floor(Date.now() / 1000) - 301);
    expect(await deliver(test_, report, { secret: 'wrong' })).toMatchObject({ status: 401, text: 'FAIL' });
    expect(await deliver(test_, report, { timestamp: old })).toMatchObject({ status: 401, text: 'FAIL' });
    expect(await deliver(test_, report, { signature: '' })).toMatchObject({ status: 401, text: 'FAIL' });
    expect(await deliver(test_, report, { tamper: (raw) => raw.replace('798.60', '798.61') })).toMatchObject({
      status: 401,
    });
    expect(await deliver(test_, { ...report, status: 'done' as 'paid' })).toMatchObject({ status: 400, text: 'FAIL' });
    expect((await stateOf(draft.pno)).status).toBe('unpaid');
    const refusals = await test_.gateway.db.rows<{ reason: string }>(
      't.refusals',
      'select reason from deposit.channel_refusal where raw like $1',
      [`%${draft.pno}%`],
    );
    // One that the channel has not signed leaves a counter: anybody can send as many as they like.
    expect(refusals.map(({ reason }) => reason)).toEqual(['shape']);
    const { values } = await refusedCallbacks.get();
    const counted = values.map(({ labels, value }) => [labels.reason, value]);
    expect(counted).toEqual(
      expect.arrayContaining([
        ['signature', expect.any(Number)],
        ['time', expect.any(Number)],
      ]),
    );
    for (const wrong of [{ eventId: 'a\0b' }, { pno: 'D\ud800' }, { paidAt: '2026-13-45T99:00:00Z' }])
      expect(await deliver(test_, { ...report, ...wrong })).toMatchObject({ status: 400, text: 'FAIL' });
    // A forger has not burnt the event: the true one still counts.
    expect(await deliver(test_, report)).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('paid');
  });

  test('signed with any secret of a rotation is accepted, and with a removed secret refused', async () => {
    const secrets = test_.gateway.ports.payment.secrets as string[];
    const draft = await draftFor('100.00');
    secrets.push('the-former-secret');
    expect(await deliver(test_, reportOf(draft), { secret: 'the-former-secret' })).toMatchObject({ text: 'SUCCESS' });
    secrets.pop();
    expect((await stateOf(draft.pno)).status).toBe('paid');
    const next = await draftFor('100.00');
    expect(await deliver(test_, reportOf(next), { secret: 'the-former-secret' })).toMatchObject({ status: 401 });
    expect((await stateOf(next.pno)).status).toBe('unpaid');
  });

  test.each([
    ['amount', { amount: '725.99' }],
    ['amount that is no number', { amount: 'NULL' }],
    ['currency', { currency: 'USD' }],
    ['merchant', { merchantId: 'SOMEBODY' }],
  ])('with another %s is a mismatch for staff, and credits no money', async (_what, wrong) => {
    const before = await balanceOf(customer.walletId);
    const draft = await draftFor('100.00');
    expect(await deliver(test_, { ...reportOf(draft), ...wrong })).toMatchObject({ text: 'SUCCESS' });
    expect((await stateOf(draft.pno)).status).toBe('mismatch');
    expect(await deliver(test_, reportOf(draft))).toMatchObject({ text: 'SUCCESS' });
    expect(await balanceOf(customer.walletId)).toBe(before);
  });

  test('for an unknown order is stored and credits nothing', async () => {
    const report = { ...reportOf({ pno: 'D991231NOBODY00', payAmount: '1.00', payCurrency: 'CNY' }) };
    expect(await deliver(test_, report)).toMatchObject({ text: 'SUCCESS' });
    expect(await verdicts('D991231NOBODY00')).toEqual([{ verdict: 'unknown' }]);
  });

  test('after the draft was cancelled or expired is credited and marked as late', async () => {
    const cancelled = await draftFor('100.00');
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: cancelled.pno });
    await deliver(test_, reportOf(cancelled));
    expect(await stateOf(cancelled.pno)).toMatchObject({ status: 'paid', late: true });
    const overdue = await overdueDraft();
    await deliver(test_, reportOf(overdue));
    expect(await stateOf(overdue.pno)).toMatchObject({ status: 'paid', late: true });
  });

  test('after the draft was cancelled or expired, with another amount, is a mismatch', async () => {
    const before = await balanceOf(customer.walletId);
    const cancelled = await draftFor('100.00');
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: cancelled.pno });
    for (const draft of [cancelled, await overdueDraft()]) {
      await deliver(test_, { ...reportOf(draft), amount: '1.00' });
      expect((await stateOf(draft.pno)).status).toBe('mismatch');
    }
    expect(await balanceOf(customer.walletId)).toBe(before);
  });

  const cancelledDraft = async () => {
    const draft = await draftFor('100.00');
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno });
    return draft;
  };
  test.each([
    ['unpaid', () => draftFor('100.00')],
    ['overdue', overdueDraft],
    ['cancelled', cancelledDraft],
  ])('that is never delivered is found by the poller for a draft that is %s', async (_state, make) => {
    const draft = await make();
    const { db } = test_.gateway;
    await db.rows(
      't.paidquietly',
      `update sandbox.pay_order set status = 'paid', event_id = $2, paid_at = now() where pno = $1`,
      [draft.pno, newPhone()],
    );
    await db.rows('t.age', `update deposit.draft set created_at = created_at - interval '3 minutes' where pno = $1`, [
      draft.pno,
    ]);
    await db.rows('t.poll', `select graphile_worker.add_job('deposit.poll')`);
    await waitFor(async () => (await stateOf(draft.pno)).status === 'paid', 'the poller');
  });

  test('with a declined payment leaves the draft unpaid; two payments are credited once', async () => {
    const before = await balanceOf(customer.walletId);
    const draft = await draftFor('100.00');
    await customer.client.ok(sandbox.payOrder, { pno: draft.pno, action: 'decline' });
    await waitFor(async () => (await verdicts(draft.pno)).length > 0, 'the decline');
    expect((await stateOf(draft.pno)).status).toBe('unpaid');
    await customer.client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay', times: 3 });
    await waitFor(async () => (await stateOf(draft.pno)).status === 'paid', 'the payment');
    // The channel tells of a paid order what it told before, whatever is pressed in its cashier.
    await customer.client.ok(sandbox.payOrder, { pno: draft.pno, action: 'pay', paid: '1.00' });
    expect(await ordered(draft.pno)).toEqual({ amount: draft.payAmount, status: 'paid' });
    expect(cents(await balanceOf(customer.walletId)) - cents(before)).toBe(100_00n);
  });
});

describe('a deposit into an MT5 account', () => {
  test('sends the money, and the credit of a coupon, to the platform once', async () => {
    const coupons = await waitFor(async () => {
      const { list } = await customer.client.ok(activity.couponList, { state: 'ready' });
      return list.length > 0 && list;
    }, 'the welcome coupon');
    const couponId = coupons[0]?.id ?? '';
    const args = { accountId: customer.mt5Id, channel: 'EGPAY', couponId };
    expect((await customer.client.call(deposit.submitData, { ...args, amount: '199.99' })).code).toBe(
      'deposit.couponMin',
    );
    const toWallet = { ...args, accountId: customer.walletId, amount: '200.00' };
    expect((await customer.client.call(deposit.submitData, toWallet)).code).toBe('deposit.couponAccount');
    const draft = await customer.client.ok(deposit.submitData, { ...args, amount: '200.00' });
    expect((await customer.client.call(deposit.submitData, { ...args, amount: '200.00' })).code).toBe('deposit.coupon');
    await Promise.all([1, 2, 3].map(() => deliver(test_, reportOf(draft))));
    const info = await waitFor(async () => {
      const now = await customer.client.ok(account.getAccountInfoAjax, { id: customer.mt5Id });
      // The balance is shown before the platform has the money, which can be withdrawn only then.
      return now.credit === '20.00' && now.withdrawable === '200.00' && now;
    }, 'balance and credit on the platform');
    expect(info).toMatchObject({ balance: '200.00', equity: '220.00', withdrawable: '200.00' });
    expect((await customer.client.ok(activity.couponList, { state: 'used' })).total).toBe(1);
    const { list } = await customer.client.ok(message.messageList, {});
    expect(list.map(({ kind }) => kind)).toContain('deposit.paid');
    const { unreadMessages } = await customer.client.ok(message.messageRead, {});
    expect(unreadMessages).toBe(0);
  });
});

test('a coupon is used once, also if an earlier draft with the same coupon is paid later', async () => {
  const other = await fundedCustomer(test_.url, '100.00');
  const { list } = await waitFor(async () => {
    const page = await other.client.ok(activity.couponList, { state: 'ready' });
    return page.list.length > 0 && page;
  }, 'the welcome coupon');
  const args = { accountId: other.mt5Id, channel: 'EGPAY', amount: '200.00', couponId: list[0]?.id ?? '' } as const;
  const cancelled = await other.client.ok(deposit.submitData, args);
  await other.client.ok(deposit.depositDraftCancel, { customerNo: other.customerNumber, pno: cancelled.pno });
  const paid = await other.client.ok(deposit.submitData, args);
  for (const draft of [paid, cancelled])
    expect(await deliver(test_, reportOf(draft))).toMatchObject({ text: 'SUCCESS' });
  const credits = await test_.gateway.db.rows(
    't.credits',
    `select used_by, amount from activity.coupon where customer_id = $1 and used_by is not null`,
    [BigInt(other.customerNumber)],
  );
  expect(credits).toMatchObject([{ used_by: paid.pno }]);
  const { posted } = await test_.gateway.db.row<{ posted: bigint }>(
    't.credit',
    `select l.posted from ledger.account l join account.account a on a.credit_ledger_id = l.id where a.id = $1`,
    [BigInt(other.mt5Id)],
  );
  expect(posted).toBe((credits[0] as { amount: bigint }).amount);
  expect((await other.client.ok(deposit.egpaySuccess, { pno: cancelled.pno })).status).toBe('paid');
});

test('the state machine: the tests of this file reach every transition in the table, and no other is possible', async () => {
  const { db } = test_.gateway;
  const draft = await draftFor('100.00');
  await deliver(test_, reportOf(draft));
  for (const status of ['unpaid', 'cancelled', 'overdue', 'mismatch']) {
    await expect(
      db.rows('t.move', 'update deposit.draft set status = $2 where pno = $1', [draft.pno, status]),
    ).rejects.toThrow('no transition');
  }
  const copied = `pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id, status, expires_at`;
  const copy = (of: object) =>
    db.rows(
      't.copy',
      `insert into deposit.draft (${copied})
       select ${copied} from (select (jsonb_populate_record(d, $2)).* from deposit.draft d where pno = $1) changed`,
      [draft.pno, { pno: `${draft.pno}X`, status: 'unpaid', ...of }],
    );
  for (const wrong of [{ amount: 0 }, { pay_amount: 0 }, { fee: -1 }])
    await expect(copy(wrong)).rejects.toMatchObject({ code: '23514' });
  for (const column of ['amount', 'pay_amount', 'fee', 'channel'])
    await expect(
      db.rows(`t.set.${column}`, `update deposit.draft set ${column} = default where pno = $1`, [draft.pno]),
    ).rejects.toThrow('append-only');
  await expect(db.rows('t.kind', 'update deposit.draft set paid_kind = 2')).rejects.toMatchObject({ code: '428C9' });
  await expect(db.rows('t.rewrite', 'delete from deposit.channel_event')).rejects.toThrow('append-only');
  await expect(db.rows('t.rewrite2', 'update ledger.transfer set amount = 1')).rejects.toThrow('append-only');
});

test('the paid list filters by day in Shanghai, both ends included, and contains no other customer’s drafts', async () => {
  const day = new Date(Date.now() + 8 * 3600_000).toISOString().slice(0, 10);
  const page = await customer.client.ok(deposit.depositDraftPaidList, { startDate: day, endDate: day, pageSize: 2 });
  expect(page).toMatchObject({ pageNo: 1, pageSize: 2 });
  expect(page.list).toHaveLength(2);
  expect(page.total).toBeGreaterThan(2);
  const before = await customer.client.ok(deposit.depositDraftPaidList, {
    startDate: '2020-01-01',
    endDate: '2020-01-02',
  });
  expect(before).toMatchObject({ list: [], total: 0 });
  const wrong = await customer.client.call(deposit.depositDraftPaidList, {
    startDate: '2026-02-30',
    endDate: '2026-03-01',
  });
  expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['PARAM', ['startDate']]);
});
