import { calls } from '@portal/contract';
import { Client, registerCustomer } from '@portal/testkit';
import { payee, type Payee } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { explainBalance, statementCsv, statementPdf, statements } = calls.reports;
let gateway: TestGateway;
let customer: Payee;
const month = new Date(Date.now() + 28_800_000).toISOString().slice(0, 7);

beforeAll(async () => {
  gateway = await startTestGateway();
  customer = await payee(gateway, '1000.00');
});
afterAll(() => gateway.stop());

const address = (path: string, accountId: string, of = month) => `${path}?accountId=${accountId}&month=${of}`;
const fileOf = async (path: string, accountId: string, of?: string) =>
  customer.client.fetch(address(path, accountId, of));

it('lists every month of the account, with or without movements', async () => {
  const { db } = gateway.gateway;
  const { list, total } = await customer.client.ok(statements, { accountId: customer.mt5Id });
  expect([list, total]).toEqual([
    [{ month, opening: '0.00', net: '0.00', closing: '0.00', count: 0, result: '0.00', final: false }],
    1,
  ]);
  await db.rows('test.older', `update account.account set created_at = now() - interval '5 years' where id = $1`, [
    customer.walletId,
  ]);
  const first = await customer.client.ok(statements, { accountId: customer.walletId, pageSize: 12 });
  expect([first.total, first.list.length]).toEqual([61, 12]);
  expect(first.list[0]).toMatchObject({ month, opening: '0.00', closing: '1000.00', count: 1, final: false });
  expect(first.list[1]).toMatchObject({ opening: '0.00', closing: '0.00', count: 0, final: true });
  const last = await customer.client.ok(statements, { accountId: customer.walletId, pageSize: 12, pageNo: 6 });
  expect(last.list).toHaveLength(1);
});

it('lists every movement between opening and closing balance, consistent with the balance explanation', async () => {
  const response = await fileOf(statementCsv.path, customer.walletId);
  expect(response.headers.get('content-type')).toContain('text/csv');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const rows = bytes
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  expect(rows).toHaveLength(4);
  expect([rows[1]![1], rows[1]![6], rows[3]![1], rows[3]![6]]).toEqual(['期初余额', '0.00', '期末余额', '1000.00']);
  expect(rows[2]).toMatchObject({ 1: '入金', 5: '1000.00', 6: '1000.00' });
  const explained = await customer.client.ok(explainBalance, { accountId: customer.walletId, month });
  expect(rows[2]![4]).toBe(explained.list[0]!.ref);
});

it('creates a PDF with its font, and answers other requests meanwhile', async () => {
  const { db } = gateway.gateway;
  await db.rows(
    'test.many',
    `select ledger.post('deposit', 'test', n::text, 'test', 'test', jsonb_build_array(jsonb_build_object(
       'debit', ledger.house('test', 'USD'), 'credit', a.ledger_id, 'currency', 'USD', 'amount', 1)))
     from account.account a, generate_series(1, 400) n where a.id = $1`,
    [customer.walletId],
  );
  let worst = 0;
  const begun = performance.now();
  let last = begun;
  const watch = setInterval(() => {
    worst = Math.max(worst, performance.now() - last);
    last = performance.now();
  }, 10);
  const response = await fileOf(statementPdf.path, customer.walletId);
  clearInterval(watch);
  const whole = performance.now() - begun;
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('content-disposition')).toContain(`${month}.pdf`);
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(text.startsWith('%PDF-1.')).toBe(true);
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
  expect(text).toMatch(/\/FontFile2/);
  expect(text).toMatch(/NotoSansSC/);
  const pages = Number(/\/Count (\d+)/.exec(text)![1]);
  expect(pages).toBeGreaterThan(5);
  // A subset: the font whole is ten megabytes.
  expect(text.length).toBeLessThan(600_000);
  // Compared with the whole, because a busy machine does both more slowly.
  expect(worst / whole).toBeLessThan(0.5);
});

it.each([
  ['another month', () => [customer.walletId, '2001-01'], 'reports.month'],
  ['a month to come', () => [customer.walletId, '2099-12'], 'reports.month'],
  ['no month', () => [customer.walletId, '2026-13'], 'PARAM'],
  ['no account', () => ['999999999', month], 'reports.account'],
])('refuses %s', async (_name, request, code) => {
  const [accountId, of] = request() as [string, string];
  for (const { path } of [statementPdf, statementCsv]) {
    expect(await customer.client.request(address(path, accountId, of))).toMatchObject({ code });
  }
});

it('refuses the account of another customer', async () => {
  const other = await registerCustomer(gateway.url);
  const otherCustomer = new Client(gateway.url);
  for (const { path } of [statementPdf, statementCsv]) {
    const file = address(path, customer.walletId);
    expect(await other.client.request(file)).toMatchObject({ code: 'reports.account' });
    expect(await otherCustomer.request(file)).toMatchObject({ code: '4' });
  }
  expect(await other.client.call(statements, { accountId: customer.walletId })).toMatchObject({
    code: 'reports.account',
  });
  expect(await otherCustomer.call(statements, { accountId: customer.walletId })).toMatchObject({ code: '4' });
});
