import { egpayHttp } from './egpay-http';
import { startEgpaySimulator } from './testing/egpay-simulator';

let simulator: Awaited<ReturnType<typeof startEgpaySimulator>>;
const channel = (change = {}) =>
  egpayHttp({
    EGPAY_URL: simulator.url,
    EGPAY_MERCHANT: simulator.merchant,
    EGPAY_SECRET: simulator.secret,
    ...change,
  } as Parameters<typeof egpayHttp>[0]);

const order = (pno: string) => ({
  pno,
  amount: '700.00',
  currency: 'CNY',
  method: 'bank',
  returnUrl: 'https://user.broker.com/x',
  expiresAt: new Date('2026-11-25T08:00:00Z'),
});

beforeAll(async () => {
  simulator = await startEgpaySimulator();
});
afterAll(() => simulator.close());
afterEach(() => simulator.restore());

it('opens a signed order, and returns the same order for a repeat', async () => {
  const first = await channel().open(order('D1'));
  expect(first).toEqual({ payUrl: 'https://cashier.egpay.example/D1' });
  expect(await channel().open(order('D1'))).toEqual(first);
  expect(simulator.order('D1')).toEqual({ pno: 'D1', amount: '700.00', currency: 'CNY' });
});

it('returns a payment, or undefined if there is none', async () => {
  await channel().open(order('D2'));
  expect(await channel().query('D2')).toBeUndefined();
  const report = simulator.pay('D2', '699.99');
  expect(await channel().query('D2')).toEqual(report);
  expect(report).toMatchObject({ amount: '699.99', status: 'paid', merchantId: simulator.merchant });
});

it('refunds a payment once, or says why the channel refuses it', async () => {
  await channel().open(order('D11'));
  const { eventId, amount, currency } = simulator.pay('D11');
  const asked = { number: 'U1', pno: 'D11', eventId, amount, currency };
  expect([await channel().refund(asked), await channel().refund(asked)]).toEqual([{}, {}]);
  expect([...simulator.refunds.values()]).toMatchObject([asked]);
  expect(await channel().refund({ ...asked, number: 'U2', amount: '1.00' })).toEqual({ refused: 'no such payment' });
  simulator.failWith(() => ({ status: 200, body: { state: 'later' } }));
  await expect(channel().refund(asked)).rejects.toThrow('something else');
});

it('lists all payments since a time, page by page, without unpaid orders', async () => {
  const small = await startEgpaySimulator({ pageSize: 2 });
  const pages = egpayHttp({
    EGPAY_URL: small.url,
    EGPAY_MERCHANT: small.merchant,
    EGPAY_SECRET: small.secret,
  } as Parameters<typeof egpayHttp>[0]);
  for (const pno of ['L1', 'L2', 'L3', 'L4', 'L5', 'L6']) await pages.open(order(pno));
  const reports = ['L1', 'L2', 'L3', 'L4', 'L5'].map((pno) => small.pay(pno));
  expect(await pages.list(new Date(Date.now() - 60_000))).toEqual(reports);
  expect(await pages.list(new Date(Date.now() + 60_000))).toEqual([]);
  await small.close();
});

it.each([
  ['another shape', { reports: [{ pno: 'L1' }] }],
  ['no list', {}],
  ['a page without an end', { reports: [], next: 'L1' }],
])('throws on a statement with %s', async (_what, body) => {
  simulator.failWith(() => ({ status: 200, body }));
  await expect(channel().list(new Date())).rejects.toThrow();
});

it.each([[{ EGPAY_SECRET: '' }], [{ EGPAY_SECRET: 'another' }], [{ EGPAY_MERCHANT: 'M9' }]])(
  'throws if the channel refuses the configuration %j',
  async (change) => {
    await expect(channel(change).open(order('D3'))).rejects.toThrow(/EGPAY answered 40[13]/);
    await expect(channel(change).query('D1')).rejects.toThrow(/EGPAY answered 40[13]/);
  },
);

it('signs with the newest secret during a rotation', async () => {
  await channel({ EGPAY_SECRET: `${simulator.secret},former` }).open(order('D4'));
  await expect(channel({ EGPAY_SECRET: `former,${simulator.secret}` }).open(order('D5'))).rejects.toThrow('401');
});

it.each([
  ['a server error', () => ({ status: 500 })],
  ['a redirect', () => ({ status: 302 })],
  ['a body that is no JSON', () => ({ status: 200 })],
  ['a body that is null', () => ({ status: 200, body: null })],
  ['a list', () => ({ status: 200, body: [{ report: null }] })],
  ['another shape', () => ({ status: 200, body: { ok: true } })],
  ['a number as text', () => ({ status: 200, body: '12' })],
  ['10 MB', () => ({ status: 200, body: { report: null, payUrl: `https://${'x'.repeat(10_000_000)}` } })],
  ['a cut connection', () => undefined],
])('throws on %s, and treats it neither as an order nor as a payment', async (_what, answer) => {
  simulator.failWith(answer);
  await expect(channel().open(order('D6'))).rejects.toThrow();
  await expect(channel().query('D6')).rejects.toThrow();
  await expect(channel().probe()).rejects.toThrow();
});

it.each([{ pno: 'D8' }, { merchantId: 'M9' }])('throws if the answer is about another order: %j', async (change) => {
  await channel().open(order('D9'));
  const report = simulator.pay('D9');
  simulator.failWith(() => ({ status: 200, body: { report: { ...report, ...change } } }));
  await expect(channel().query('D9')).rejects.toThrow('EGPAY answered with another order');
});

it('reads no statement that never ends', async () => {
  await channel().open(order('D10'));
  const reports = Array.from({ length: 5_000 }, () => simulator.pay('D10'));
  let page = 0;
  simulator.failWith(() => ({ status: 200, body: { reports, next: String((page += 1)) } }));
  await expect(channel().list(new Date())).rejects.toThrow('without an end');
  simulator.failWith(() => ({ status: 200, body: { reports: [], next: String((page += 1)) } }));
  await expect(channel().list(new Date())).rejects.toThrow('repeats a page');
});

it.each([
  ['nothing', undefined],
  ['no text', 5],
  ['an empty text', ''],
  ['no address', 'cashier'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['2049 characters', `https://cashier.egpay.example/${'x'.repeat(2_019)}`],
])('throws if the pay URL of an order is %s', async (_what, payUrl) => {
  simulator.failWith(() => ({ status: 200, body: { payUrl } }));
  await expect(channel().open(order('D7'))).rejects.toThrow('without a pay URL');
});
