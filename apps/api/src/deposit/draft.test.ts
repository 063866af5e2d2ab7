import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, registerCustomer, submitIdentity, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { deposit, account, message } = calls;

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
const breaks = () =>
  test_.gateway.db.rows('t.breaks', 'select * from ledger.breaks() union all select * from deposit.breaks()');

afterEach(async () => {
  expect(await breaks()).toEqual([]);
});

describe('a draft', () => {
  test('shows the amount to pay at the current rate, and the cashier page', async () => {
    const draft = await draftFor('100.05');
    expect(draft).toMatchObject({
      amount: '100.05',
      payAmount: '726.36',
      payCurrency: 'CNY',
      status: 'unpaid',
      late: false,
    });
    expect(draft.payUrl).toBe(`${test_.url}/sandbox/pay/${draft.pno}`);
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno });
    expect((await stateOf(draft.pno)).status).toBe('cancelled');
  });

  test.each([
    ['49.99', 'deposit.limit'],
    ['50000.01', 'deposit.limit'],
    ['50.001', 'PARAM'],
    ['-50', 'PARAM'],
    ['0', 'PARAM'],
    ['５０', 'PARAM'],
    ['5e3', 'PARAM'],
    ['', 'PARAM'],
  ])('of %s is refused with the error %s at its field', async (amount, code) => {
    const answer = await customer.client.call(deposit.submitData, {
      accountId: customer.walletId,
      channel: 'EGPAY',
      amount,
    });
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, ['amount']]);
  });

  test('refuses numbers, unknown fields and a missing idempotency key', async () => {
    const send = (body: object, headers = {}) =>
      customer.client.request(deposit.submitData.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const good = { accountId: customer.walletId, channel: 'EGPAY', amount: '60.00' };
    const key = { 'idempotency-key': 'k-0123456789' };
    expect(await send({ ...good, amount: 60 }, key)).toMatchObject({
      status: 400,
      code: 'PARAM',
      fields: { amount: expect.anything() },
    });
    expect(await send({ ...good, bonus: '5' }, key)).toMatchObject({
      status: 400,
      code: 'PARAM',
      fields: { bonus: '不支持的字段' },
    });
    expect(await send(good)).toMatchObject({
      status: 400,
      code: 'PARAM',
      fields: { 'Idempotency-Key': expect.anything() },
    });
  });

  test.each(['abc', '-1', '0', '1_0', '9'.repeat(40), '0x10', '9223372036854775808'])(
    'with the unknown coupon %s is refused with an error at its field',
    async (couponId) => {
      const args = { accountId: customer.walletId, channel: 'EGPAY', amount: '60.00', couponId };
      const answer = await customer.client.call(deposit.submitData, args);
      expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([200, 'deposit.coupon', ['couponId']]);
    },
  );

  test('into the account of another customer is refused, and the account is not revealed', async () => {
    const other = await registerCustomer(test_.url);
    await submitIdentity(other.client, false);
    await openMt5(other.client);
    const answer = await other.client.call(deposit.submitData, {
      accountId: customer.walletId,
      channel: 'EGPAY',
      amount: '60.00',
    });
    expect(answer.code).toBe('deposit.account');
    const draft = await draftFor('60.00');
    expect((await other.client.call(deposit.egpaySuccess, { pno: draft.pno })).code).toBe('deposit.unknown');
    const theft = { customerNo: customer.customerNumber, pno: draft.pno };
    expect((await other.client.call(deposit.depositDraftCancel, theft)).code).toBe('deposit.unknown');
    expect((await other.client.call(deposit.depositDraftList, { id: customer.customerNumber })).code).toBe(
      'deposit.unknown',
    );
    await customer.client.ok(deposit.depositDraftCancel, theft);
  });

  test('requires an MT5 account', async () => {
    const newCustomer = await registerCustomer(test_.url);
    const { accounts } = await newCustomer.client.ok(account.queryAccountInfo, {});
    const args = { accountId: accounts[0]?.id ?? '', channel: 'EGPAY', amount: '60.00' };
    expect((await newCustomer.client.call(deposit.submitData, args)).code).toBe('deposit.noMt5');
  });

  test('is refused beyond five, also for twenty requests at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        customer.client.call(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount: '70.00' }),
      ),
    );
    const made = answers.filter(({ code }) => code === 'OK');
    expect(made).toHaveLength(5);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['OK', 'deposit.tooManyUnpaid']));
    for (const { data } of made) {
      await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: data.pno });
    }
  });

  test('is refused beyond 200 a day, whatever became of them, also for several requests at the same time', async () => {
    const busy = await fundedCustomer(test_.url, '100.00');
    const today = `kernel.day_start((now() at time zone 'Asia/Shanghai')::date)`;
    const made = (from: string, count: string, at: string) =>
      test_.gateway.db.rows(
        `t.made.${from}`,
        `insert into deposit.draft (pno, customer_id, account_id, channel, amount, pay_amount, pay_currency, rate, fee, merchant_id,
                                    status, created_at, expires_at)
         select '${from}' || n, $1::bigint, $2::bigint, 'EGPAY', 10000, 72600, 'CNY', 7.26, 0, 'SANDBOX001', 'unpaid', ${at}, now()
         from generate_series(1, ${count}) n`,
        [busy.customerNumber, busy.walletId],
      );
    await made('DYESTERDAY', '300', `${today} - interval '1 millisecond'`);
    await made(
      'DTODAY',
      '198 - (select count(*)::int from deposit.draft where customer_id = $1 and created_at >= ' + today + ')',
      today,
    );
    const args = { accountId: busy.walletId, channel: 'EGPAY', amount: '70.00' } as const;
    const answers = await Promise.all(Array.from({ length: 4 }, () => busy.client.call(deposit.submitData, args)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      'OK',
      'OK',
      'deposit.tooManyToday',
      'deposit.tooManyToday',
    ]);
    expect(answers.find(({ code }) => code !== 'OK')?.msg).toBe('每天最多提交 200 笔入金，请明天再试，或联系客服');
    const { pno } = await draftFor('70.00');
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno });
  });

  test('expires, and is listed as overdue', async () => {
    const draft = await draftFor('80.00');
    const { db } = test_.gateway;
    await db.rows('t.late', `update deposit.draft set expires_at = now() where pno = $1`, [draft.pno]);
    await db.rows('t.expire', 'select deposit.expire($1)', [draft.pno]);
    const overdue = await customer.client.ok(deposit.depositDraftOverdue, {});
    expect(overdue.map(({ pno }) => pno)).toContain(draft.pno);
    // The job may come twice; the customer is told once.
    await db.rows('t.expire', 'select deposit.expire($1)', [draft.pno]);
    const { list } = await customer.client.ok(message.messageList, {});
    expect(list.filter(({ text }) => text.includes(draft.pno))).toMatchObject([
      { kind: 'deposit.overdue', title: '入金单已过期', text: expect.stringContaining('（80.00 美元）') },
    ]);
    expect(
      (await customer.client.call(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno }))
        .code,
    ).toBe('deposit.notUnpaid');
  });
});

describe('one idempotency key', () => {
  test('creates one draft and twenty equal responses for twenty requests at the same time; another body is refused', async () => {
    const args = { accountId: customer.walletId, channel: 'EGPAY', amount: '90.00' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => customer.client.call(deposit.submitData, args, 'same-key-0001')),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.code).toBe('OK');
    const changed = await customer.client.call(deposit.submitData, { ...args, amount: '91.00' }, 'same-key-0001');
    expect(changed.code).toBe('IDEMPOTENCY');
    const cancel = { customerNo: customer.customerNumber, pno: answers[0]?.data.pno ?? '' };
    const cancelled = await Promise.all(
      Array.from({ length: 20 }, () => customer.client.call(deposit.depositDraftCancel, cancel, 'same-key-0002')),
    );
    expect(new Set(cancelled.map(({ code, data }) => `${code} ${JSON.stringify(data)}`)).size).toBe(1);
    expect(cancelled[0]?.code).toBe('OK');
    const another = await customer.client.call(
      deposit.depositDraftCancel,
      { ...cancel, pno: `${cancel.pno.slice(0, -1)}${cancel.pno.endsWith('X') ? 'Y' : 'X'}` },
      'same-key-0002',
    );
    expect(another.code).toBe('IDEMPOTENCY');
  });
});

test('the deposit page receives channels with their terms, open accounts, unpaid drafts and promotions', async () => {
  const draft = await draftFor('50.00');
  const info = await customer.client.ok(deposit.queryDepositInfo, {});
  expect(info.channels).toMatchObject([
    { code: 'EGPAY', currency: 'CNY', min: '50.00', max: '50000.00', rate: '7.2600' },
  ]);
  expect(info.accounts.map(({ kind }) => kind)).toEqual(['wallet', 'mt5']);
  expect(info.unpaid).toEqual([draft]);
  expect(await customer.client.ok(deposit.depositDraftList, { id: customer.customerNumber })).toEqual([draft]);
  const [promotion] = await customer.client.ok(deposit.getActivitySetting, {});
  expect(promotion).toMatchObject({ id: 'welcome-credit', minDeposit: '200.00', reward: '20 美元赠金券' });
});

describe('the lists of drafts', () => {
  const today = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const listed = async (status: 'unpaid' | 'cancelled' | 'overdue' | 'mismatch' | 'paid', client = customer.client) =>
    (await client.ok(deposit.depositDraftPaidList, { ...today, status })).list.map(({ pno }) => pno);

  test('contain a cancelled draft, for its owner only', async () => {
    const draft = await draftFor('61.00');
    expect(await listed('unpaid')).toContain(draft.pno);
    expect(await listed('cancelled')).not.toContain(draft.pno);
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: draft.pno });
    expect(await listed('cancelled')).toContain(draft.pno);
    expect(await listed('unpaid')).not.toContain(draft.pno);
    const other = await registerCustomer(test_.url);
    expect(await listed('cancelled', other.client)).toEqual([]);
  });

  test('contain an overdue and a mismatched draft, each by its own status', async () => {
    const [overdue, odd] = [await draftFor('62.00'), await draftFor('63.00')];
    const { db } = test_.gateway;
    await db.rows('t.late', `update deposit.draft set expires_at = now() where pno = $1`, [overdue.pno]);
    await db.rows('t.expire', 'select deposit.expire($1)', [overdue.pno]);
    await db.rows('t.mismatch', `update deposit.draft set status = 'mismatch' where pno = $1`, [odd.pno]);
    expect(await listed('overdue')).toContain(overdue.pno);
    expect(await listed('mismatch')).toEqual([odd.pno]);
    expect(await listed('paid')).not.toEqual(expect.arrayContaining([overdue.pno]));
  });

  test('are sorted newest first, paged, and filtered by kind and request day', async () => {
    const newCustomer = await fundedCustomer(test_.url, '100.00');
    const { client, customerNumber: customerNo, walletId: accountId } = newCustomer;
    const made: string[] = [];
    for (const amount of ['71.00', '72.00', '73.00']) {
      const { pno } = await client.ok(deposit.submitData, { accountId, channel: 'EGPAY', amount });
      await client.ok(deposit.depositDraftCancel, { customerNo, pno });
      made.unshift(pno);
    }
    const ask = (more: object) => client.ok(deposit.depositDraftPaidList, { ...today, status: 'cancelled', ...more });
    expect((await ask({})).list.map(({ pno }) => pno)).toEqual(made);
    expect(await ask({ pageSize: 2, pageNo: 2 })).toMatchObject({ total: 3, pageNo: 2, list: [{ pno: made[2] }] });
    expect(await ask({ pageSize: 2, pageNo: 3 })).toMatchObject({ total: 3, list: [] });
    expect([(await ask({ type: 1 })).total, (await ask({ type: 2 })).total]).toEqual([3, 0]);
    const { db } = test_.gateway;
    await db.rows('t.day', `update deposit.draft set created_at = '2026-03-01T16:00:00Z' where pno = $1`, [made[0]]);
    expect((await ask({ startDate: '2026-03-02', endDate: '2026-03-02' })).list).toMatchObject([{ pno: made[0] }]);
    expect((await ask({ startDate: '2026-03-01', endDate: '2026-03-01' })).total).toBe(0);
    expect((await client.call(deposit.depositDraftPaidList, { ...today, status: 'lost' as 'paid' })).code).toBe(
      'PARAM',
    );
  });
});
