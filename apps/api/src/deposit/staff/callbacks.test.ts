import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { fundedCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { signPayment } from '../../crypto/payment-signature';
import { recordBreaks } from '../../core/reconciliation/records';
import { staffTokenOf } from '../../testing/add-test-staff';
import { deliver, payUnnoticed, reportOf } from '../../testing/channel';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

// Every callback of a channel, what became of it, and a question to the channel.
const { staff, deposit, account } = calls;

let test_: TestGateway;
let customer: TestCustomer & { walletId: string };
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterEach(async () => expect(await recordBreaks(test_.gateway.db)).toEqual([]));
afterEach(() => jest.restoreAllMocks());
afterAll(() => test_.stop());

const draft = () =>
  customer.client.ok(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount: '70.00' });
const listed = async (number: string, more = {}) => (await anna.ok(staff.callbacks, { number, ...more })).list;
const detail = async (number: string) => anna.ok(staff.callbackDetail, { id: (await listed(number))[0]?.id ?? 'none' });
const balance = async () => (await customer.client.ok(account.getAccountInfoAjax, { id: customer.walletId })).balance;
const cents = async () => parseAmount(await balance(), 2) ?? 0n;
/** Sends a signed text that is no report. */
async function send(raw: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = signPayment(test_.gateway.ports.payment.secrets[0] ?? '', timestamp, raw);
  const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
  return (await fetch(`${test_.url}/pay/notify/egpay`, { method: 'POST', headers, body: raw })).status;
}

describe('each callback is listed with what became of it, and found by that', () => {
  it.each([
    ['credited', {}, []],
    ['declined', { status: 'failed' }, []],
    ['suspense', { merchantId: 'ANOTHER' }, ['merchant']],
    ['suspense', { amount: '7.00' }, ['amount']],
    ['suspense', { currency: 'USD' }, ['currency']],
  ] as const)('%s %j', async (result, change, why) => {
    const made = await draft();
    const report = { ...reportOf(made), ...change };
    await deliver(test_, report);
    const [row] = await listed(made.pno);
    expect(row).toMatchObject({
      ...{ channel: 'EGPAY', orderNumber: made.pno, eventId: report.eventId, result, why, times: 1 },
      ...{ amount: report.amount, currency: report.currency, merchantId: report.merchantId, paidAt: report.paidAt },
    });
    for (const one of [result, ...why]) expect(await listed(report.eventId, { result: one })).toEqual([row]);
    for (const other of ['repeated', 'order', 'differs'] as const)
      expect(await listed(made.pno, { result: other })).toEqual([]);
  });

  it('repeated, of a payment that is booked; another payment of it is a duplicate', async () => {
    const made = await draft();
    const report = reportOf(made);
    await deliver(test_, report);
    await deliver(test_, { ...report, eventId: randomUUID() });
    const paidAt = new Date(Date.parse(report.paidAt) + 1_000).toISOString();
    await deliver(test_, { ...report, eventId: randomUUID(), paidAt });
    expect((await listed(made.pno)).map(({ result, why }) => [result, why])).toEqual([
      ['suspense', ['duplicate']],
      ['repeated', []],
      ['credited', []],
    ]);
  });

  it('of an unknown order, and the failed attempt of one', async () => {
    const report = reportOf({ pno: 'D991231STRANGER', payAmount: '5.00', payCurrency: 'CNY' });
    await deliver(test_, report);
    await deliver(test_, { ...report, eventId: randomUUID(), status: 'failed' });
    const rows = await listed('d991231stranger');
    expect(rows.map(({ result, why }) => [result, why])).toEqual([
      ['declined', []],
      ['suspense', ['order']],
    ]);
  });

  it('refused although signed: another content, a future, no report', async () => {
    const made = await draft();
    const report = reportOf(made);
    const future = { ...report, eventId: randomUUID(), paidAt: new Date(Date.now() + 400_000).toISOString() };
    await deliver(test_, report);
    expect((await deliver(test_, { ...report, amount: '1.00' })).status).toBe(409);
    expect((await deliver(test_, future)).status).toBe(400);
    expect(await send(`{"pno":"${made.pno}"}`)).toBe(400);
    const rows = await listed(made.pno);
    expect(rows.map(({ result, orderNumber }) => [result, orderNumber])).toEqual(
      ['shape', 'future', 'differs', 'credited'].map((result) => [result, made.pno]),
    );
    expect((await listed(made.pno, { result: 'future' })).map(({ id }) => id)).toEqual([rows[1]?.id]);
    expect((await anna.ok(staff.callbackDetail, { id: rows[0]?.id ?? '' })).address).toBe('127.0.0.1');
  });

  it('with a wrong signature or an old one is counted, in one row an hour', async () => {
    const report = reportOf({ pno: 'D991231FORGED', payAmount: '5.00', payCurrency: 'CNY' });
    const old = String(Math.floor(Date.now() / 1000) - 301);
    const counted = async (result: 'signature' | 'time') =>
      (await anna.ok(staff.callbacks, { result })).list.reduce((sum, { times }) => sum + times, 0);
    for (let times = 0; times < 3; times += 1) await deliver(test_, report, { secret: 'wrong' });
    await deliver(test_, report, { timestamp: old });
    await waitFor(async () => (await counted('signature')) === 3 && (await counted('time')) === 1, 'the counts');
    await deliver(test_, report, { secret: 'wrong' });
    await waitFor(async () => (await counted('signature')) === 4, 'the next count');
    const { list } = await anna.ok(staff.callbacks, { result: 'signature' });
    expect(list.length).toBeLessThanOrEqual(2);
    expect(list[0]).toMatchObject({ channel: 'EGPAY', why: [] });
    expect(list[0]).not.toHaveProperty('orderNumber');
    const read = await anna.ok(staff.callbackDetail, { id: list[0]?.id ?? '' });
    expect([read.fields, read.canAsk]).toEqual([[], false]);
  });
});

it('is found by channel and by day in Beijing, page by page', async () => {
  const made = await draft();
  const report = reportOf(made);
  for (const status of ['failed', 'failed', 'failed'] as const)
    await deliver(test_, { ...report, eventId: randomUUID(), status });
  const all = await listed(made.pno);
  expect(all).toHaveLength(3);
  expect(await listed(made.pno, { channel: 'OTHER' })).toEqual([]);
  expect(await listed(made.pno, { channel: 'EGPAY' })).toEqual(all);
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(await listed(made.pno, { startDate: today, endDate: today })).toEqual(all);
  expect(await listed(made.pno, { endDate: '2026-01-31' })).toEqual([]);
  expect(await listed(made.pno, { startDate: '2099-01-01' })).toEqual([]);
  const first = await anna.ok(staff.callbacks, { number: made.pno, pageSize: 2 });
  const next = await anna.ok(staff.callbacks, { number: made.pno, pageSize: 2, after: first.list[1]?.id ?? '' });
  expect([first.total, [...first.list, ...next.list]]).toEqual([3, all]);
});

it('shows both sides and what was sent, whose unknown fields are masked', async () => {
  const made = await draft();
  const report = {
    ...reportOf(made),
    amount: '7.00',
    payerName: '张三丰',
    payerCard: '6222021234567890128',
    nested: { a: 1 },
  };
  await deliver(test_, report);
  const read = await detail(made.pno);
  expect(read).toMatchObject({
    ordered: {
      ...{ pno: made.pno, customerNumber: customer.customerNumber, status: 'mismatch' },
      ...{ amount: made.payAmount, currency: 'CNY', merchantId: 'SANDBOX001' },
    },
    suspended: { why: ['amount'], amount: '7.00', status: 1 },
    canAsk: true,
  });
  expect(Object.fromEntries(read.fields.map(({ name, value }) => [name, value]))).toEqual({
    ...{ eventId: report.eventId, merchantId: 'SANDBOX001', pno: made.pno, amount: '7.00', currency: 'CNY' },
    ...{ status: 'paid', paidAt: report.paidAt, payerName: '****', payerCard: '62****28', nested: '****' },
  });
  expect(read.fields.filter(({ masked }) => masked).map(({ name }) => name)).toEqual([
    'payerName',
    'payerCard',
    'nested',
  ]);
  expect(JSON.stringify(read)).not.toContain('张三丰');
  const { list } = await anna.ok(staff.auditLog, { subject: `callback:${read.callback.id}` });
  expect(list).toMatchObject([{ act: 'staff.callbackDetail', actor: 'staff:anna@broker.test' }]);
  expect((await anna.call(staff.callbackDetail, { id: 'e1' })).code).toBe('staff.unknown');
});

it.each([['no json at all'], ['[1,2]'], ['null'], ['{"pno":1}']])(
  'masks a text that is no report: %s',
  async (text) => {
    const marked = text.replace('no', `no ${randomUUID()}`);
    expect(await send(marked)).toBe(400);
    const { list } = await anna.ok(staff.callbacks, { result: 'shape' });
    const read = await anna.ok(staff.callbackDetail, { id: list[0]?.id ?? '' });
    expect(read.fields).toHaveLength(1);
    expect(read.fields[0]).toMatchObject({ masked: true, value: expect.stringContaining('****') });
    expect(read.canAsk).toBe(false);
  },
);

it('counts the unsigned ones of the last seconds before a gateway stops', async () => {
  const counted = async () => {
    const { rows } = await test_.gateway.db.pool.query<{ n: number }>(
      `select coalesce(sum(times), 0)::int as n from deposit.unsigned_callback where reason = 'signature'`,
    );
    return rows[0]?.n ?? 0;
  };
  const other = await startTestGateway({ REVIEW: 'manual' }, test_.databaseUrl);
  const before = await counted();
  const headers = { 'x-timestamp': String(Math.floor(Date.now() / 1000)), 'x-signature': '0'.repeat(64) };
  for (let n = 0; n < 2; n += 1) {
    const { status } = await fetch(`${other.url}/pay/notify/egpay`, { method: 'POST', headers, body: '{}' });
    expect(status).toBe(401);
  }
  await other.stop();
  expect((await counted()) - before).toBe(2);
});

describe('a question to the channel', () => {
  const ask = (orderNumber: string, by = anna) => by.call(staff.askChannel, { orderNumber });

  it('books a payment whose callback was lost, once, and is in the audit log', async () => {
    const before = await cents();
    const { pno } = await draft();
    expect(await ask(pno)).toMatchObject({ code: 'OK', data: { answer: 'none' } });
    await payUnnoticed(test_, pno);
    const [first, second] = [await ask(pno), await ask(pno)];
    expect(first.data).toMatchObject({ answer: 'credited', payment: { amount: '508.20', currency: 'CNY' } });
    expect(second.data.answer).toBe('duplicate');
    expect((await cents()) - before).toBe(70_00n);
    expect((await listed(pno)).map(({ result }) => result)).toEqual(['credited']);
    const { list } = await anna.ok(staff.auditLog, { subject: `deposit:${pno}` });
    expect(list.filter(({ act }) => act === 'deposit.ask').map(({ after }) => after)).toEqual(
      ['duplicate', 'credited', 'none'].map((answer) => JSON.stringify({ answer })),
    );
  });

  it('of an order that only the channel knows is asked; of one that nobody has named it is not', async () => {
    const query = jest.spyOn(test_.gateway.ports.payment, 'query');
    expect((await ask('D991231NOBODYKNOWS')).code).toBe('staff.unknown');
    expect(query).not.toHaveBeenCalled();
    const report = reportOf({ pno: 'd-9', payAmount: '5.00', payCurrency: 'CNY' });
    await deliver(test_, report);
    query.mockResolvedValueOnce({ ...report, eventId: randomUUID() });
    expect((await ask('d-9')).data).toMatchObject({ answer: 'unknown' });
    expect((await listed('d-9')).map(({ result }) => result)).toEqual(['repeated', 'suspense']);
  });

  it('books nothing that is paid later than now', async () => {
    const made = await draft();
    const paidAt = new Date(Date.now() + 400_000).toISOString();
    jest.spyOn(test_.gateway.ports.payment, 'query').mockResolvedValue({ ...reportOf(made), paidAt });
    expect((await ask(made.pno)).data).toMatchObject({ answer: 'future', payment: { paidAt } });
    expect((await customer.client.ok(deposit.egpaySuccess, { pno: made.pno })).status).toBe('unpaid');
  });

  it('fails in words while the channel is away, and leaves nothing', async () => {
    const { pno } = await draft();
    const query = jest.spyOn(test_.gateway.ports.payment, 'query').mockRejectedValue(new Error('timeout'));
    expect((await ask(pno)).code).toBe('deposit.channel');
    test_.gateway.parties.noteAway('channel', new Error());
    expect((await ask(pno)).code).toBe('deposit.channel');
    expect(query).toHaveBeenCalledTimes(1);
    test_.gateway.parties.noteUp('channel');
    const { list } = await anna.ok(staff.auditLog, { subject: `deposit:${pno}` });
    expect(list.filter(({ act }) => act === 'deposit.ask')).toEqual([]);
  });

  it('is not asked by who may only read, nor about the own customer account', async () => {
    const { pno } = await draft();
    expect((await ask(pno, new StaffClient(test_.staffUrl, staffTokenOf('auditor')))).code).toBe('STAFF_PERMISSION');
    const own = (id: string | null) =>
      test_.gateway.db.rows('test.own', `update staff.member set customer_id = $1::bigint where name = 'anna'`, [id]);
    await own(customer.customerNumber);
    expect((await ask(pno)).code).toBe('staff.ownCustomer');
    await own(null);
  });
});
