import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { reconcile } from '../../core/reconciliation';
import { staffOf } from '../../testing/introducers';
import { mt5Of, startImportingGateway, type ImportingGateway } from '../../testing/imports';

const { account } = calls;
const password = 'Trade#2026';

let started: ImportingGateway;

beforeAll(async () => {
  started = await startImportingGateway();
});
afterAll(() => started.stop());

it('links a login by its trading password; a repeat has no effect', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin(250_00n);
  const linked = await client.ok(account.linkMT5Account, { login, password });
  expect(linked).toMatchObject({ account_no: login, balance: '250.00', level: 'STD' });
  expect(await client.ok(account.linkMT5Account, { login, password })).toMatchObject({ id: linked.id });
  expect(await mt5Of(client)).toHaveLength(1);
  expect(await reconcile(started.test.gateway)).toEqual([]);
});

it('starts the cooling-off period of payouts, and a repeat does not start it again', async () => {
  const { client } = await started.importedCustomer();
  const { custInfo } = await client.ok(account.queryAccountInfo, {});
  const id = BigInt(custInfo.customerNumber);
  const securedAt = async () =>
    (
      await started.test.gateway.db.row<{ at: Date | null }>(
        'test.secured',
        'select secured_at as at from customer.customer where id = $1',
        [id],
      )
    ).at;
  await started.test.gateway.db.rows('test.unsecure', 'update customer.customer set secured_at = null where id = $1', [
    id,
  ]);
  const login = started.platformLogin(250_00n);
  await client.call(account.linkMT5Account, { login, password: 'Wrong#2026' });
  expect(await securedAt()).toBeNull();
  await client.ok(account.linkMT5Account, { login, password });
  const first = await securedAt();
  expect(first).toBeInstanceOf(Date);
  await client.ok(account.linkMT5Account, { login, password });
  expect(await securedAt()).toEqual(first);
});

it('keeps the currency of the group of the login', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin(250_00n, 'real\\DIA-CNH');
  const linked = await client.ok(account.linkMT5Account, { login, password });
  expect(linked).toMatchObject({ account_no: login, balance: '250.00', currency: 'CNH', level: 'DIA' });
  expect(await reconcile(started.test.gateway)).toEqual([]);
});

it('refuses a wrong password, an unknown login and the login of another customer', async () => {
  const [one, other] = [await started.importedCustomer(), await started.importedCustomer()];
  const login = started.platformLogin();
  await one.client.ok(account.linkMT5Account, { login, password });
  const tried = (given: { login: string; password: string }) =>
    other.client.call(account.linkMT5Account, given).then(({ code }) => code);
  expect(await tried({ login, password: 'Wrong#2026' })).toBe('account.linkPassword');
  expect(await tried({ login: '999999', password })).toBe('account.linkPassword');
  expect(await tried({ login, password })).toBe('account.linkTaken');
  expect(await tried({ login: started.platformLogin(0n, 'real\\PRO-USD'), password })).toBe('account.linkGroup');
  expect(await mt5Of(other.client)).toEqual([]);
});

it('links a login to one of two customers who claim it at the same time', async () => {
  const both = [await started.importedCustomer(), await started.importedCustomer()];
  const login = started.platformLogin();
  const codes = await Promise.all(
    both.map(({ client }) => client.call(account.linkMT5Account, { login, password }).then(({ code }) => code)),
  );
  expect(codes.sort()).toEqual(['OK', 'account.linkTaken']);
  expect((await Promise.all(both.map(({ client }) => mt5Of(client)))).flat()).toHaveLength(1);
});

const { approveLink, decide, reviews } = calls.staff;
const staffed = () => staffOf(started.test, 'anna');
const itemsOf = async (login: string) =>
  (await staffed().ok(reviews, { kind: 'link', pageSize: 100 })).list.filter(
    ({ subject }) => subject['login'] === login,
  );

it('gives a login in another name to staff, once, and links it after their approval', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin(250_00n, 'real\\STD-USD', { name: '李代操' });
  for (let n = 0; n < 2; n += 1) {
    const refused = await client.call(account.linkMT5Account, { login, password });
    expect(refused).toMatchObject({ code: 'account.linkReview', fields: { login: refused.msg } });
  }
  expect(await mt5Of(client)).toEqual([]);
  const [item, ...others] = await itemsOf(login);
  expect(others).toEqual([]);
  const { custInfo } = await client.ok(account.queryAccountInfo, {});
  expect(item).toMatchObject({
    customerNumber: custInfo.customerNumber,
    status: 2,
    subject: { login, platformName: '李代操', verifiedName: '王小明' },
  });
  const id = item?.id ?? '';
  expect((await staffed().call(decide, { kind: 'link', id, decision: 'pay' })).code).toBe('staff.decision');
  expect(await staffed().ok(approveLink, { id })).toMatchObject({ status: 1 });
  expect(await mt5Of(client)).toMatchObject([{ account_no: login, balance: '250.00' }]);
  expect((await staffed().call(decide, { kind: 'link', id, decision: 'approve' })).code).toBe('staff.state');
  const secured = "select from customer.customer where id = $1 and secured_at > now() - interval '1 minute'";
  const rows = await started.test.gateway.db.rows('test.linkSecured', secured, [BigInt(custInfo.customerNumber)]);
  expect(rows).toHaveLength(1);
  expect(await reconcile(started.test.gateway)).toEqual([]);
});

it('does not link what staff refuse, and tells the customer why', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin(250_00n, 'real\\STD-USD', { name: '' });
  expect((await client.call(account.linkMT5Account, { login, password })).code).toBe('account.linkReview');
  const [item] = await itemsOf(login);
  const refusal = { kind: 'link', id: item?.id ?? '', decision: 'refuse' } as const;
  expect((await staffed().call(decide, refusal)).code).toBe('staff.reason');
  expect(await staffed().ok(decide, { ...refusal, reason: '未能与客户核实' })).toMatchObject({ status: 3 });
  expect(await mt5Of(client)).toEqual([]);
  const { list } = await client.ok(calls.message.messageList, {});
  expect(list.map(({ text }) => text)).toContain(
    `MT5 账户 ${login} 未能关联到本平台：未能与客户核实。如有疑问请联系客服。`,
  );
});

it('links a login at the leverage that its level allows, and none whose positions need the higher one', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin(250_00n, 'real\\STD-USD', { leverage: '500' });
  expect(await client.ok(account.linkMT5Account, { login, password })).toMatchObject({ leverage: 200 });
  const { trading } = started.test.gateway.ports;
  expect((await trading.states([login])).get(login)?.leverage).toBe(200);
  const open = started.platformLogin(250_00n, 'real\\STD-USD', { leverage: '201' });
  started.mt5.openPosition(open, { symbol: 'EURUSD', side: 'buy', volume: 100n, price: '1.10000' });
  const refused = await client.call(account.linkMT5Account, { login: open, password });
  expect(refused).toMatchObject({ code: 'account.linkLeverage', fields: { login: refused.msg } });
  expect(refused.msg).toContain('1:200');
  expect(await mt5Of(client)).toHaveLength(1);
  const low = started.platformLogin(250_00n, 'real\\STD-USD', { leverage: '50' });
  expect(await client.ok(account.linkMT5Account, { login: low, password })).toMatchObject({ leverage: 50 });
});

it('requires a verified identity', async () => {
  const { client } = await registerCustomer(started.test.url);
  const refused = await client.call(account.linkMT5Account, { login: started.platformLogin(), password });
  expect(refused.code).toBe('account.linkIdentity');
});

it('refuses further attempts after five, also at the same time, per customer and per login', async () => {
  const [one, other] = [await started.importedCustomer(), await started.importedCustomer()];
  const login = started.platformLogin();
  const wrong = { login, password: 'Wrong#2026' };
  const codes = await Promise.all(
    Array.from({ length: 8 }, () => one.client.call(account.linkMT5Account, wrong).then(({ code }) => code)),
  );
  expect(codes.filter((code) => code === 'account.linkPassword')).toHaveLength(5);
  expect(codes.filter((code) => code === 'account.linkWait')).toHaveLength(3);
  expect((await other.client.call(account.linkMT5Account, { login, password })).code).toBe('account.linkWait');
  expect((await one.client.call(account.linkMT5Account, { login: started.platformLogin(), password })).code).toBe(
    'account.linkWait',
  );
});

// The last one: requests fail at once for a while after it.
it('reports an unavailable platform and links nothing', async () => {
  const { client } = await started.importedCustomer();
  const login = started.platformLogin();
  started.mt5.setAway(true);
  const refused = await client.call(account.linkMT5Account, { login, password });
  started.mt5.setAway(false);
  expect(refused).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect(await mt5Of(client)).toEqual([]);
}, 30_000);
