import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../testing/add-test-staff';
import { StaffClient } from '../testing/staff-client';
import { platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { applyFreezes } from './apply-freezes';

const { staff, sandbox, account } = calls;

type Trader = TestCustomer & { walletId: string; mt5Id: string };

let test_: TestGateway;
let trader: Trader;
let compliance: StaffClient;
let anna: StaffClient;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
  anna = new StaffClient(test_.staffUrl, staffTokenOf('anna'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  trader = await fundedCustomer(test_.url, '500.00');
  await trader.client.ok(calls.transfer.addTransfer, {
    fromAccountId: trader.walletId,
    toAccountId: trader.mt5Id,
    amount: '400.00',
  });
  await platformShows(test_, trader.mt5Id, 400_00n);
});
afterEach(() => jest.restoreAllMocks());

const freeze = ({ customerNumber }: Trader, until?: string) =>
  compliance.ok(staff.freezeCustomer, { customerNumber, scope: 'trading', reason: '核查', ...(until && { until }) });
const lift = (id: string) => anna.ok(staff.liftFreeze, { id, reason: '核查完成' });
const apply = () => applyFreezes(test_.gateway, {});
const accountOf = ({ client, mt5Id }: Trader) => client.ok(account.getAccountInfoAjax, { id: mt5Id });
const disabled = async (of: Trader) => (await accountOf(of)).trade_disabled === true;
const freezeOf = async ({ customerNumber }: Trader) =>
  (await anna.ok(staff.customerFile, { customerNumber })).freezes[0];

/** What the platform answers to an order of the customer. */
async function order(of: Trader) {
  const { account_no } = await accountOf(of);
  return of.client.call(sandbox.mt5Order, { account_no, symbol: 'BTCUSD', side: 'buy', lots: 0.01 });
}

it('a freeze of the trading refuses orders and closing, moves money as before, and ends when another member lifts it', async () => {
  const { data: deal, code } = await order(trader);
  expect(code).toBe('OK');
  const { id } = await freeze(trader);
  await waitFor(() => disabled(trader), 'the platform to disable trading');
  expect(await order(trader)).toMatchObject({ code: 'sandbox.tradeDisabled', msg: '该账户的交易已暂停，请联系客服' });
  const closing = () => trader.client.call(sandbox.mt5Close, { id: deal.position });
  expect((await closing()).code).toBe('sandbox.tradeDisabled');
  const transfer = { fromAccountId: trader.walletId, toAccountId: trader.mt5Id, amount: '10.00' };
  await trader.client.ok(calls.transfer.addTransfer, transfer);
  expect(await freezeOf(trader)).toMatchObject({ scope: 'trading', holds: true, waiting: 0 });
  await lift(id);
  await waitFor(async () => !(await disabled(trader)), 'the platform to enable trading');
  expect((await closing()).code).toBe('OK');
  expect((await freezeOf(trader))?.waiting).toBeUndefined();
  const { list } = await anna.ok(staff.auditLog, { subject: `account:${trader.mt5Id}`, pageSize: 100 });
  const { account_no: login } = await accountOf(trader);
  const changes = list.filter(({ act }) => act.endsWith('Trading'));
  const known = (tradeDisabled: boolean) => JSON.stringify({ login, tradeDisabled });
  expect(changes).toMatchObject([
    { actor: 'system', act: 'account.enableTrading', before: known(true), after: known(false) },
    { actor: 'system', act: 'account.disableTrading', before: known(false), after: known(true) },
  ]);
});

it('is tried again until the platform has applied it, and one account that fails holds up no other', async () => {
  const other = await fundedCustomer(test_.url);
  const { trading } = test_.gateway.ports;
  const { account_no: away } = await accountOf(trader);
  const update = trading.updateUser.bind(trading);
  const updating = jest
    .spyOn(trading, 'updateUser')
    .mockImplementation((login, change) =>
      login === away ? Promise.reject(new Error('away')) : update(login, change),
    );
  await freeze(trader);
  await freeze(other);
  await waitFor(() => disabled(other), 'the platform to disable trading');
  await apply();
  expect(await disabled(trader)).toBe(false);
  expect(await freezeOf(trader)).toMatchObject({ holds: true, waiting: 1 });
  expect(await freezeOf(other)).toMatchObject({ holds: true, waiting: 0 });
  updating.mockRestore();
  await apply();
  expect(await disabled(trader)).toBe(true);
  expect(await freezeOf(trader)).toMatchObject({ waiting: 0 });
});

it('ends at its time, and is applied to an account that was opened meanwhile', async () => {
  const { id } = await freeze(trader, new Date(Date.now() + 60_000).toISOString());
  const second = { ...trader, mt5Id: await openMt5(trader.client) };
  await apply();
  expect([await disabled(trader), await disabled(second)]).toEqual([true, true]);
  await test_.gateway.db.rows(
    'test.ended',
    `update customer.freeze set since = now() - interval '2 hours', until = now() where id = $1`,
    [id],
  );
  await apply();
  expect([await disabled(trader), await disabled(second)]).toEqual([false, false]);
});

it('leaves an account alone that the platform’s own staff have disabled', async () => {
  const { account_no: login } = await accountOf(trader);
  await test_.gateway.ports.trading.updateUser(login, { tradeDisabled: true });
  await apply();
  expect(await disabled(trader)).toBe(true);
});

it('changes nothing at the platform for a freeze of the money or the login', async () => {
  const { customerNumber } = trader;
  await compliance.ok(staff.freezeCustomer, { customerNumber, scope: 'money', reason: '核查' });
  await apply();
  expect(await disabled(trader)).toBe(false);
  expect((await freezeOf(trader))?.waiting).toBeUndefined();
});
