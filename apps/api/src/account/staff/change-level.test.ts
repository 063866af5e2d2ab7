import { calls } from '@portal/contract';
import type { LevelCode } from '@portal/brand';
import { openMt5, payDeposit, registerCustomer, submitIdentity, waitFor, type TestCustomer } from '@portal/testkit';
import { staffTokenOf } from '../../testing/add-test-staff';
import { StaffClient } from '../../testing/staff-client';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';

const { staff, account, sandbox, message } = calls;

let test_: TestGateway;
let compliance: StaffClient;
let customer: TestCustomer;
let id: string;
let login: string;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  compliance = new StaffClient(test_.staffUrl, staffTokenOf('compliance'));
});
afterAll(() => test_.stop());
beforeEach(async () => {
  customer = await registerCustomer(test_.url);
  await submitIdentity(customer.client, false);
  await open('STD');
});
afterEach(() => jest.restoreAllMocks());

async function open(level: LevelCode) {
  id = await openMt5(customer.client, level);
  login = (await shown()).account_no;
}
const shown = () => customer.client.ok(account.getAccountInfoAjax, { id });
const change = (level: LevelCode, seen: LevelCode, of = id, { customerNumber } = customer) =>
  compliance.call(staff.changeLevel, { customerNumber, id: of, level, seen, reason: '客户经理申请' });
const onPlatform = async () => (await test_.gateway.ports.trading.states([login])).get(login);
const setLeverage = (leverage: number) => customer.client.call(account.updateAccount, { id, leverage });
const hasLeverage = (leverage: number) =>
  waitFor(async () => (await shown()).leverage === leverage, `leverage 1:${leverage}`);

it('moves the account to the group of the level, and the highest leverage and the stop out follow', async () => {
  await payDeposit(customer.client, id, '500.00');
  await hasLeverage(200);
  const raised = await change('DIA', 'STD');
  expect(raised).toMatchObject({
    code: 'OK',
    data: { level: 'DIA', account_groupid: 'real\\DIA-USD', leverage: 200, margin_stopout: 30 },
  });
  expect(await onPlatform()).toMatchObject({ group: 'real\\DIA-USD', leverage: 200 });
  expect((await setLeverage(400)).code).toBe('OK');
  const lowered = await change('MIN', 'DIA');
  expect(lowered.data).toMatchObject({ level: 'MIN', leverage: 100, margin_stopout: 50 });
  expect(await onPlatform()).toMatchObject({ group: 'real\\MIN-USD', leverage: 100 });
  expect((await setLeverage(200)).code).toBe('account.leverage');
});

it('records the change before and after, and tells the customer', async () => {
  await change('MIN', 'STD');
  const { list } = await new StaffClient(test_.staffUrl, staffTokenOf('anna')).ok(staff.auditLog, {
    subject: `account:${id}`,
    act: 'account.level',
  });
  expect(list).toMatchObject([
    {
      actor: 'staff:compliance@broker.test',
      before: JSON.stringify({ group: 'real\\STD-USD', level: 'STD', leverage: 100 }),
      after: JSON.stringify({ group: 'real\\MIN-USD', level: 'MIN', reason: '客户经理申请', leverage: 100 }),
    },
  ]);
  const { list: messages } = await customer.client.ok(message.messageList, {});
  expect(messages[0]).toMatchObject({
    title: '账户级别已调整',
    text: `MT5 账户 ${login} 的级别已由「标准账户」调整为「迷你账户」，最高杠杆 1:100，当前杠杆 1:100。`,
  });
});

it('an account that waits for its first deposit waits for that of the new level, with the lowest leverage until then', async () => {
  expect((await change('DIA', 'STD')).data).toMatchObject({
    leverage: 100,
    first_deposit: { minimum: '10000.00', leverage: 200 },
  });
  const { data } = await change('MIN', 'DIA');
  expect(data.first_deposit).toEqual({ minimum: '50.00', leverage: 100 });
  await payDeposit(customer.client, id, '50.00');
  expect((await shown()).first_deposit).toBeUndefined();
});

it('a deposit that the higher level did not accept counts for the lower one', async () => {
  await open('DIA');
  const waitsFor = (minimum: number | null, leverage: number | null) =>
    test_.gateway.db.rows(
      'test.minimum',
      'update account.account set first_minimum = $2, level_leverage = $3 where id = $1',
      [id, minimum, leverage],
    );
  await waitsFor(null, null);
  await payDeposit(customer.client, id, '600.00');
  await waitsFor(1_000_000, 400);
  expect((await change('STD', 'DIA')).data.first_deposit).toBeUndefined();
  await hasLeverage(200);
});

it('does not lower the level of an account with open positions, and raises it', async () => {
  await payDeposit(customer.client, id, '500.00');
  await hasLeverage(200);
  const { position } = await customer.client.ok(sandbox.mt5Order, {
    account_no: login,
    symbol: 'BTCUSD',
    side: 'buy',
    lots: 0.01,
  });
  expect(await change('MIN', 'STD')).toMatchObject({
    code: 'staff.levelPositions',
    fields: { level: expect.anything() },
  });
  expect((await onPlatform())?.group).toBe('real\\STD-USD');
  expect((await change('DIA', 'STD')).code).toBe('OK');
  await customer.client.ok(sandbox.mt5Close, { id: position });
  expect((await change('MIN', 'DIA')).code).toBe('OK');
});

it('refuses the wallet, another customer’s account, the same level and a level that is replaced already', async () => {
  const other = await registerCustomer(test_.url);
  const { accounts } = await customer.client.ok(account.queryAccountInfo, {});
  expect((await change('DIA', 'STD', accounts[0]?.id)).code).toBe('staff.levelAccount');
  expect((await change('DIA', 'STD', id, other)).code).toBe('staff.levelAccount');
  expect((await change('DIA', 'STD', '0')).code).toBe('staff.levelAccount');
  expect((await change('DIA', 'STD', id, { ...other, customerNumber: '999' })).code).toBe('staff.customer');
  expect((await change('STD', 'STD')).code).toBe('staff.levelSame');
  expect((await change('DIA', 'MIN')).code).toBe('staff.customerChanged');
  expect(await onPlatform()).toMatchObject({ group: 'real\\STD-USD' });
});

it('changes nothing while the platform is away, and a repeat changes it', async () => {
  jest.spyOn(test_.gateway.ports.trading, 'updateUser').mockRejectedValueOnce(new Error('away'));
  expect(await change('DIA', 'STD')).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect((await shown()).level).toBe('STD');
  jest.spyOn(test_.gateway.ports.trading, 'states').mockRejectedValueOnce(new Error('away'));
  expect(await change('MIN', 'STD')).toMatchObject({ status: 503, code: 'PLATFORM' });
  expect((await change('DIA', 'STD')).data.level).toBe('DIA');
});

it('is made once by two members at the same time', async () => {
  const codes = (await Promise.all([change('DIA', 'STD'), change('MIN', 'STD')])).map(({ code }) => code);
  expect(codes.sort()).toEqual(['OK', 'staff.customerChanged']);
});
