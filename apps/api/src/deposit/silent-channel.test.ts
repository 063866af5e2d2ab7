import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { egpayHttp } from '../adapters/payment/egpay-http';
import { startEgpaySimulator } from '../adapters/payment/testing/egpay-simulator';
import type { PaymentOrder } from '../ports';
import { startPartyGate, type PartyGate } from '../testing/party-gate';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { deleteOldRows } from '../core/retention/delete-old-rows';
import { poll } from './poll';

const { deposit } = calls;

let test_: TestGateway;
let egpay: Awaited<ReturnType<typeof startEgpaySimulator>>;
let gate: PartyGate;
let customer: TestCustomer & { walletId: string; mt5Id: string };
/** Opens at the simulator, through the gate. */
let open: (order: PaymentOrder) => Promise<{ payUrl: string }>;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test_.url, '100.00');
  const { merchantId, secrets } = test_.gateway.ports.payment;
  egpay = await startEgpaySimulator({ merchant: merchantId, secret: secrets[0] ?? '' });
  gate = await startPartyGate(egpay.url);
  const channel = egpayHttp({
    EGPAY_URL: gate.url,
    EGPAY_MERCHANT: egpay.merchant,
    EGPAY_SECRET: egpay.secret,
  } as never);
  open = (order) => channel.open(order);
});
afterAll(async () => {
  await test_.stop();
  await gate.close();
  await egpay.close();
});
beforeEach(() => {
  jest.spyOn(test_.gateway.ports.payment, 'open').mockImplementation((order) => open(order));
});
afterEach(async () => {
  jest.restoreAllMocks();
  egpay.restore();
  await gate.set('well');
  const faults = 'select check_name from ledger.breaks() union all select check_name from deposit.breaks()';
  expect(await test_.gateway.db.rows('test.breaks', faults)).toEqual([]);
});

const submit = (amount: string, key?: string, more = {}) =>
  customer.client.call(deposit.submitData, { accountId: customer.walletId, channel: 'EGPAY', amount, ...more }, key);
const posted = async () => {
  const { posted: cents } = await test_.gateway.db.row<{ posted: bigint }>(
    'test.posted',
    'select l.posted from account.account a join ledger.account l on l.id = a.ledger_id where a.id = $1',
    [customer.walletId],
  );
  return cents;
};
/** Everything that a submission could leave. */
const left = () =>
  test_.gateway.db.row(
    'test.left',
    `select (select count(*)::int from deposit.draft) as drafts, (select count(*)::int from kernel.idempotency) as keys,
            (select count(*)::int from kernel.status_event where machine = 'deposit') as events,
            (select count(*)::int from graphile_worker.jobs where task_identifier = 'deposit.expire') as jobs`,
  );
/** The channel takes the order, and its answer is lost. */
const loseAnswers = () =>
  jest.spyOn(test_.gateway.ports.payment, 'open').mockImplementation(async (order) => {
    await open(order);
    throw new Error('timeout');
  });
/** The orders without a draft that the poller asks about. */
const strangersAsked = async () => {
  const { db, ports } = test_.gateway;
  const known = await db.rows<{ pno: string }>('test.known', 'select pno from deposit.draft');
  const asked: string[] = [];
  jest.spyOn(ports.payment, 'query').mockImplementation((pno) => {
    asked.push(pno);
    return Promise.resolve(undefined);
  });
  await db.rows('test.age', `update deposit.opening set created_at = now() - interval '10 minutes'`);
  await poll(test_.gateway, {});
  return asked.filter((pno) => !known.some((draft) => draft.pno === pno));
};

it.each([
  ['refuses connections', () => gate.set('refused')],
  ['hangs', () => gate.set('hanging')],
  ['answers after 8 s', () => gate.set('slow')],
  ['answers nonsense', () => gate.set('wrong')],
  ['fails', () => egpay.failWith(() => ({ status: 500 }))],
  ['refuses the order', () => egpay.failWith(() => ({ status: 422 }))],
  ['answers without a pay URL', () => egpay.failWith(() => ({ status: 200, body: {} }))],
  ['answers null', () => egpay.failWith(() => ({ status: 200, body: null }))],
])(
  'leaves nothing while the channel %s, and a repeat under the same key makes the draft',
  async (_what, fail) => {
    await fail();
    const before = await left();
    // One more than the drafts that may be unpaid.
    const keys = Array.from({ length: 6 }, () => randomUUID());
    const answers = await Promise.all(keys.map((key) => submit('70.00', key)));
    for (const answer of answers)
      expect([answer.status, answer.code, Object.keys(answer.fields)]).toEqual([200, 'deposit.channel', ['channel']]);
    expect(await left()).toEqual(before);
    expect(await customer.client.ok(deposit.depositDraftList, { id: customer.customerNumber })).toEqual([]);
    expect(await strangersAsked()).toEqual([]);
    egpay.restore();
    await gate.set('well');
    const [made, again] = [await submit('70.00', keys[0]), await submit('70.00', keys[0])];
    expect(made).toMatchObject({ code: 'OK', data: { status: 'unpaid', payUrl: expect.stringContaining('https://') } });
    expect(again.data).toEqual(made.data);
    expect(egpay.order(made.data.pno)).toMatchObject({ amount: '508.20', currency: 'CNY' });
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: made.data.pno });
  },
  30_000,
);

describe('an order that the channel took although its answer was lost', () => {
  const orderOf = async (amount: string, key: string, more = {}) => {
    const opening = loseAnswers();
    expect((await submit(amount, key, more)).code).toBe('deposit.channel');
    const { pno } = opening.mock.calls.at(-1)![0];
    opening.mockImplementation((order) => open(order));
    return pno;
  };
  const stateOf = async (pno: string) => (await customer.client.ok(deposit.egpaySuccess, { pno })).status;

  it('is the same order for a repeat under the same key, at the same time too', async () => {
    const key = randomUUID();
    const pno = await orderOf('71.00', key);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit('71.00', key)));
    expect(answers.map(({ data }) => data.pno)).toEqual(Array(8).fill(pno));
    await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno });
  });

  it('is credited once when the channel reports its payment, however often, and answered to a repeat', async () => {
    const key = randomUUID();
    const pno = await orderOf('72.00', key);
    expect((await customer.client.call(deposit.egpaySuccess, { pno })).code).toBe('deposit.unknown');
    const before = await posted();
    const report = egpay.pay(pno);
    const called = await Promise.all(Array.from({ length: 5 }, () => egpay.callBack(test_.url, report)));
    expect(called.map(({ text }) => text)).toEqual(Array(5).fill('SUCCESS'));
    expect((await posted()) - before).toBe(7_200n);
    expect(await stateOf(pno)).toBe('paid');
    expect((await submit('72.00', key)).data).toMatchObject({ pno, status: 'paid', late: false });
    expect((await submit('72.00', randomUUID())).data.pno).not.toBe(pno);
    expect((await posted()) - before).toBe(7_200n);
    for (const { pno: other } of await customer.client.ok(deposit.depositDraftList, { id: customer.customerNumber }))
      await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: other });
  });

  it('is one draft and one credit when repeat and callback come at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const key = randomUUID();
      const pno = await orderOf('73.00', key);
      const before = await posted();
      const report = egpay.pay(pno);
      const [answers, called] = await Promise.all([
        Promise.all(Array.from({ length: 3 }, () => submit('73.00', key))),
        Promise.all(Array.from({ length: 3 }, () => egpay.callBack(test_.url, report))),
      ]);
      expect(answers.map(({ code, data }) => [code, data.pno])).toEqual(Array(3).fill(['OK', pno]));
      expect(called.map(({ text }) => text)).toEqual(Array(3).fill('SUCCESS'));
      expect([await stateOf(pno), (await posted()) - before]).toEqual(['paid', 7_300n]);
    }
  });

  it('waits for staff where another amount was paid', async () => {
    const pno = await orderOf('74.00', randomUUID());
    const before = await posted();
    await egpay.callBack(test_.url, egpay.pay(pno, '500.00'));
    expect([await stateOf(pno), (await posted()) - before]).toEqual(['mismatch', 0n]);
  });

  it('is late where it is paid after it has run out, and is no draft where it was declined', async () => {
    const [late, declined] = [await orderOf('75.00', randomUUID()), await orderOf('76.00', randomUUID())];
    await test_.gateway.db.rows(
      'test.late',
      `update deposit.opening set expires_at = now() - interval '1 second' where pno = $1`,
      [late],
    );
    const before = await posted();
    await egpay.callBack(test_.url, egpay.pay(late));
    await egpay.callBack(test_.url, { ...egpay.pay(declined), status: 'failed' });
    expect(await customer.client.ok(deposit.egpaySuccess, { pno: late })).toMatchObject({ status: 'paid', late: true });
    expect((await customer.client.call(deposit.egpaySuccess, { pno: declined })).code).toBe('deposit.unknown');
    expect((await posted()) - before).toBe(7_500n);
  });

  it('is not asked for again where it has run out or another body is sent, and a stranger to another customer', async () => {
    const key = randomUUID();
    const pno = await orderOf('77.00', key);
    const other = await submit('78.00', key);
    expect(other.code).toBe('OK');
    expect(other.data.pno).not.toBe(pno);
    expect((await submit('77.00', key)).code).toBe('IDEMPOTENCY');
    const expired = randomUUID();
    const old = await orderOf('79.00', expired);
    await test_.gateway.db.rows(
      'test.out',
      `update deposit.opening set expires_at = now() - interval '1 second' where pno = $1`,
      [old],
    );
    const renewed = await submit('79.00', expired);
    expect(renewed.data.pno).not.toBe(old);
    for (const { data } of [other, renewed])
      await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: data.pno });
  });

  it('is listed as a payment without a draft where it is reported months later', async () => {
    const pno = await orderOf('80.00', randomUUID());
    const age = `update deposit.opening set created_at = now() - interval '91 days' where pno = $1`;
    await test_.gateway.db.rows('test.old', age, [pno]);
    jest.spyOn(test_.gateway.ports.payment, 'query').mockResolvedValue(undefined);
    await deleteOldRows(test_.gateway, {});
    expect((await egpay.callBack(test_.url, egpay.pay(pno))).text).toBe('SUCCESS');
    const listed = await test_.gateway.db.rows(
      'test.unmatched',
      'select 1 from deposit.suspense where order_number = $1',
      [pno],
    );
    expect(listed).toHaveLength(1);
  });
});

it('shows the channel as unavailable while it is away, asks it for nothing, and opens again', async () => {
  const { parties, ports } = test_.gateway;
  const before = await left();
  const [shown] = (await customer.client.ok(deposit.queryDepositInfo, {})).channels;
  expect(shown).toMatchObject({ available: true });
  expect(shown).not.toHaveProperty('reason');
  parties.noteAway('channel', new Error());
  const [away] = (await customer.client.ok(deposit.queryDepositInfo, {})).channels;
  expect(away).toMatchObject({ available: false, reason: expect.stringContaining('暂时无法连接') });
  expect((await submit('90.00')).code).toBe('deposit.channel');
  expect(ports.payment.open).not.toHaveBeenCalled();
  expect(await left()).toEqual(before);
  parties.noteUp('channel');
  const made = await submit('90.00');
  expect(made.code).toBe('OK');
  await customer.client.ok(deposit.depositDraftCancel, { customerNo: customer.customerNumber, pno: made.data.pno });
});

it('makes no draft of an order that is taken after others have used the last place', async () => {
  const opening = jest.spyOn(test_.gateway.ports.payment, 'open').mockImplementation(async (order) => {
    opening.mockImplementation((other) => open(other));
    for (const amount of ['81.00', '82.00', '83.00', '84.00', '85.00']) expect((await submit(amount)).code).toBe('OK');
    return open(order);
  });
  expect((await submit('86.00')).code).toBe('deposit.tooManyUnpaid');
  const unpaid = await customer.client.ok(deposit.depositDraftList, { id: customer.customerNumber });
  expect(unpaid.map(({ amount }) => amount)).toEqual(['85.00', '84.00', '83.00', '82.00', '81.00']);
});
