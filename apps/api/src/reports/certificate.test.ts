import { calls } from '@portal/contract';
import { Client, fundedCustomer, registerCustomer } from '@portal/testkit';
import { payee, type Payee } from '../testing/payouts';
import { pdfText } from '../testing/pdf-text';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { certificatePdf, statementPdf } = calls.reports;
const dayOf = (ms: number) => new Date(ms + 28_800_000).toISOString().slice(0, 10);
const day = 86_400_000;
const today = dayOf(Date.now());

let test_: TestGateway;
let customer: Payee;
let name: string;
beforeAll(async () => {
  test_ = await startTestGateway();
  customer = await payee(test_, '1000.00');
  const { db } = test_.gateway;
  ({ name } = await db.row<{ name: string }>(
    'test.name',
    `update account.account set created_at = now() - interval '9 days' where id = $2
     returning (select chinese_name from customer.customer where id = $1) as name`,
    [customer.customerNumber, customer.walletId],
  ));
});
afterAll(() => test_.stop());

const address = (date: string, accountId?: string) =>
  `${certificatePdf.path}?${new URLSearchParams({ date, ...(accountId && { accountId }) })}`;
const textOf = async (path: string) => {
  const response = await customer.client.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return pdfText(Buffer.from(await response.arrayBuffer()));
};
const issued = () =>
  test_.gateway.db.rows<{ id: bigint; balances: object[]; day: string }>(
    'test.certificates',
    'select id, balances, day::text from reports.certificate where customer_id = $1 order by id',
    [customer.customerNumber],
  );

it('names the customer in full, the account, its balance, the day, a number and who issues it', async () => {
  const text = await textOf(address(today, customer.walletId));
  const [row] = await issued();
  const company = test_.gateway.brand.legal.company || test_.gateway.brand.name;
  for (const part of [name, customer.customerNumber, '主账户', 'USD', '1,000.00', today, company])
    expect(text).toContain(part);
  expect(text).toContain(`${today.replaceAll('-', '')}-${row!.id}`);
  expect(row).toMatchObject({ day: today, balances: [{ account: '主账户', currency: 'USD', balance: '1000.00' }] });
});

it('states the end of an earlier day, as the ledger had it, and every account where none is named', async () => {
  expect(await textOf(address(dayOf(Date.now() - day), customer.walletId))).toMatch(/^0\.00$/m);
  const text = await textOf(address(today));
  expect(text).toContain('主账户');
  expect(text).toMatch(/MT5 账户 \d+/);
  // The MT5 account was opened today.
  expect(await textOf(address(dayOf(Date.now() - day)))).not.toContain('MT5 账户');
});

it('counts what moved in the last second of the day in Beijing, and nothing of the next', async () => {
  const other = await fundedCustomer(test_.url, '70.00');
  const { db } = test_.gateway;
  const midnight = Date.parse(`${today}T00:00:00+08:00`);
  await test_.gateway.db.rows(
    'test.born',
    `update account.account set created_at = now() - interval '9 days' where id = $1`,
    [other.walletId],
  );
  await db.rows('test.verified', `update customer.customer set chinese_name = '李四' where id = $1`, [
    other.customerNumber,
  ]);
  const get = async (date: string) => {
    const answer = await other.client.fetch(address(date, other.walletId));
    return pdfText(Buffer.from(await answer.arrayBuffer()));
  };
  expect(await get(today)).toContain('70.00');
  const move = (at: number) =>
    db.rows(
      'test.moveEntry',
      'update reports.entry e set at = $2 from account.account a where a.id = $1 and e.ledger_id = a.ledger_id',
      [other.walletId, new Date(at)],
    );
  await move(midnight - 1);
  expect(await get(dayOf(midnight - day))).toMatch(/^70\.00$/m);
  await move(midnight);
  expect(await get(dayOf(midnight - day))).toMatch(/^0\.00$/m);
  expect(await get(today)).toMatch(/^70\.00$/m);
});

it.each([
  ['a day to come', () => [dayOf(Date.now() + day), customer.walletId], 'reports.future'],
  ['a day before the opening', () => [dayOf(Date.now() - 10 * day), customer.walletId], 'reports.unopened'],
  ['a day before every account', () => [dayOf(Date.now() - 10 * day)], 'reports.unopened'],
  ['no account', () => [today, '999999999'], 'reports.account'],
  ['no day', () => ['2026-02-30', customer.walletId], 'PARAM'],
])('refuses %s, and issues no number', async (_name, request, code) => {
  const before = await issued();
  const [date, accountId] = request() as [string, string?];
  expect(await customer.client.request(address(date, accountId))).toMatchObject({ code });
  expect(await issued()).toEqual(before);
});

it('refuses the account of another customer, nobody, and a customer without a verified name', async () => {
  const other = await fundedCustomer(test_.url);
  expect(await other.client.request(address(today, customer.walletId))).toMatchObject({ code: 'reports.account' });
  expect(await new Client(test_.url).request(address(today))).toMatchObject({ code: '4' });
  const unverified = await registerCustomer(test_.url);
  expect(await unverified.client.request(address(today))).toMatchObject({ code: 'reports.unverified' });
});

it('has the full name on a statement too', async () => {
  const query = new URLSearchParams({ accountId: customer.walletId, month: today.slice(0, 7) });
  expect(await textOf(`${statementPdf.path}?${query}`)).toContain(name);
});

it('records what was printed for good', async () => {
  const { db } = test_.gateway;
  await expect(db.rows('test.forge', `update reports.certificate set day = day - 1`, [])).rejects.toThrow();
  await expect(db.rows('test.forget', 'delete from reports.certificate', [])).rejects.toThrow();
});
