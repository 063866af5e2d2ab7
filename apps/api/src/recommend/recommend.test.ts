import { calls } from '@portal/contract';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { decideIdentity } from '../testing/kyc-forms';
import { breaksOf, shown } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { firstDeposit } from './first-deposit';

const { queryRecommendInfo, getInviteCode, getRecommendBonus, getCustomerRelation } = calls.recommend;

let test_: TestGateway;
let inviter: TestCustomer;
let code: string;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  inviter = await registerCustomer(test_.url);
  code = (await inviter.client.ok(getInviteCode, {})).code;
});
afterAll(() => test_.stop());
afterEach(async () => {
  expect(await breaksOf(test_)).toEqual([]);
});

async function friend(inviteCode = code) {
  const customer = await registerCustomer(test_.url, { inviteCode });
  await submitIdentity(customer.client, false);
  const mt5Id = await openMt5(customer.client);
  return { ...customer, mt5Id };
}

const decided = (phone: string) =>
  waitFor(async () => {
    const row = await test_.gateway.db.maybe<{ pno: string }>(
      'test.decided',
      `select first_pno as pno from recommend.relation r join customer.customer c on c.id = r.customer_id
       where mobile_phone = $1 and status <> 'waiting'`,
      [phone],
    );
    return row?.pno;
  }, 'the first deposit to count');
const info = () => inviter.client.ok(queryRecommendInfo, {});

it('returns an invitation code, its link and a QR code to every customer', async () => {
  const { link, qr, ...rest } = await info();
  expect(link).toBe(`http://www.eet.localhost:8080/register?inviteCode=${code}`);
  expect(qr).toMatch(/^<svg [^>]*viewBox/);
  expect(rest).toEqual({ code, invited: 0, verified: 0, funded: 0, bonus: '0.00', pending: '0.00' });
  expect(await inviter.client.ok(getInviteCode, {})).toEqual({ code, link });
});

it('pays nothing to an inviter who has closed the account', async () => {
  const closed = await registerCustomer(test_.url);
  const one = await friend((await closed.client.ok(getInviteCode, {})).code);
  await test_.gateway.db.rows('test.close', `select customer.close($1, '销户', 'staff:test', null, null, null)`, [
    closed.customerNumber,
  ]);
  await payDeposit(one.client, one.mt5Id, '200.00');
  await decided(one.phone);
  const wallet = await test_.gateway.db.row(
    'test.closedWallet',
    `select l.posted from ledger.account l where l.owner_id = $1::bigint and l.kind = 'wallet'`,
    [closed.customerNumber],
  );
  expect(wallet).toEqual({ posted: 0n });
});

it('pays the inviter once, for the friend’s first deposit of 200 dollars', async () => {
  const one = await friend();
  expect(await info()).toMatchObject({ invited: 1, verified: 0, funded: 0, bonus: '0.00' });
  await decideIdentity(test_.gateway, one, 'approve');
  await payDeposit(one.client, one.mt5Id, '200.00');
  const pno = await decided(one.phone);
  await waitFor(async () => (await info()).bonus === '20.00', 'the bonus');
  expect(await info()).toMatchObject({ invited: 1, verified: 1, funded: 1, pending: '0.00' });
  const { accounts } = await inviter.client.ok(calls.account.queryAccountInfo, {});
  expect((await shown(inviter, accounts[0]?.id ?? '')).balance).toBe('20.00');
  await Promise.all(Array.from({ length: 20 }, () => firstDeposit(test_.gateway, { pno })));
  await payDeposit(one.client, one.mt5Id, '300.00');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await info()).bonus).toBe('20.00');
  const masked = `${one.phone.slice(0, 3)}****${one.phone.slice(-4)}`;
  expect((await inviter.client.ok(getRecommendBonus, {})).list).toMatchObject([
    { customer: masked, amount: '20.00', state: 'paid' },
  ]);
  expect((await inviter.client.ok(getCustomerRelation, {})).list).toMatchObject([
    { customer: masked, verified: true, funded: true },
  ]);
});

it('pays nothing for a smaller first deposit, even if larger ones follow', async () => {
  const one = await friend();
  await payDeposit(one.client, one.mt5Id, '199.99');
  await decided(one.phone);
  await payDeposit(one.client, one.mt5Id, '5000.00');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await info()).toMatchObject({ invited: 2, funded: 2, bonus: '20.00', pending: '0.00' });
  expect((await inviter.client.ok(getRecommendBonus, {})).total).toBe(1);
});

it('holds the bonus as pending while payouts are stopped', async () => {
  const { db } = test_.gateway;
  await db.rows('test.stop', `select kernel.stop_payouts('test', 'test')`);
  const one = await friend();
  await payDeposit(one.client, one.mt5Id, '250.00');
  const pno = await decided(one.phone);
  expect(await info()).toMatchObject({ bonus: '20.00', pending: '20.00' });
  expect((await inviter.client.ok(getRecommendBonus, {})).list[0]).toMatchObject({ state: 'pending' });
  await db.rows('test.go', 'update kernel.payout_stop set released_at = now()');
  await firstDeposit(test_.gateway, { pno });
  expect(await info()).toMatchObject({ bonus: '40.00', pending: '0.00' });
});

it('refuses a relation of a customer with themselves, and shows no friends of another customer', async () => {
  const { db } = test_.gateway;
  const self = db.rows(
    'test.self',
    `insert into recommend.relation (customer_id, inviter_id, status, registered_at, ord) values ($1, $1, 'waiting', now(), 99)`,
    [inviter.customerNumber],
  );
  await expect(self).rejects.toThrow(/check/);
  const otherCustomer = await registerCustomer(test_.url);
  expect((await otherCustomer.client.ok(getCustomerRelation, {})).list).toEqual([]);
  expect((await otherCustomer.client.ok(getRecommendBonus, {})).list).toEqual([]);
});
