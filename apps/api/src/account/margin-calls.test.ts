import { calls } from '@portal/contract';
import { fundedCustomer, type TestCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { usualGroups } from '../adapters/trading/testing/mt5-simulator-groups';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { platformShows } from '../testing/payouts';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { marginCalls } from './margin-calls';

let platform: Mt5Simulator;
let test_: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };
let login: string;
const groups = new Map(usualGroups);

beforeAll(async () => {
  platform = await startMt5Simulator({ groups });
  const { url, login: manager, password } = platform;
  test_ = await startTestGateway({ MT5_URL: url, MT5_LOGIN: manager, MT5_PASSWORD: password });
});
afterAll(async () => {
  await test_.stop();
  await platform.close();
});
beforeEach(async () => {
  customer = await fundedCustomer(test_.url, '1000.00');
  const email = `${customer.customerNumber}@qq.com`;
  await sql('update customer.customer set email = $2 where id = $1::bigint', customer.customerNumber, email);
  const way = { fromAccountId: customer.walletId, toAccountId: customer.mt5Id, amount: '1000.00' };
  await customer.client.ok(calls.transfer.addTransfer, way);
  await platformShows(test_, customer.mt5Id, 100_000n);
  login = platform.users.at(-1)!.login;
});

const sql = (text: string, ...values: string[]) => test_.gateway.db.rows('', text, values);
/** The platform's figures from now on, and a look at them. */
async function look(level: string, equity = '1000.00', margin = '1000.00') {
  const user = platform.users.find((one) => one.login === login)!;
  user.account = { MarginLevel: level, Equity: equity, Margin: margin };
  await marginCalls(test_.gateway, {});
}
const anHourLater = () =>
  sql(`update account.account set margin_called_at = margin_called_at - interval '1 hour' where login = $1`, login);
const texts = async (kind: string) => (await inPortal(customer, kind)).map(({ text }) => text);

it('tells the customer once when the margin level comes down to the call, and again after it has recovered', async () => {
  const count = async () => (await texts('account.marginCall')).length;
  await look('100.01');
  await look('0.00', '1000.00', '0.00');
  expect(await count()).toBe(0);
  await look('100.00');
  const words = `MT5 账户 ${login} 的保证金比例已降至 100.00%（预警线 100%，强平线 50%）`;
  expect(await texts('account.marginCall')).toEqual([expect.stringContaining(words)]);
  await outboxEmpty(test_);
  for (const to of [`86${customer.phone}`, `${customer.customerNumber}@qq.com`]) {
    const sent = (await noticesTo(test_, to)).filter(({ kind }) => kind === 'account.marginCall');
    expect(sent.map(({ text }) => text.includes(words))).toEqual([true]);
  }
  // Lower still, around the level, and up within the hour: no second message.
  for (const level of ['70.00', '105.00', '99.00', '150.00', '99.00']) await look(level);
  expect(await count()).toBe(1);
  await anHourLater();
  for (const level of ['99.00', '110.00', '99.00']) await look(level);
  expect(await count()).toBe(1);
  for (const level of ['110.01', '99.00', '98.00']) await look(level);
  expect(await count()).toBe(2);
  // All positions are closed.
  await anHourLater();
  await look('0.00', '900.00', '0.00');
  await look('90.00');
  expect(await count()).toBe(3);
});

it('loses no call while the platform is away', async () => {
  jest.spyOn(test_.gateway.ports.trading, 'states').mockRejectedValueOnce(new Error('away'));
  await look('90.00');
  expect(await texts('account.marginCall')).toEqual([]);
  await look('90.00');
  expect(await texts('account.marginCall')).toHaveLength(1);
});

it('goes by the equity where the group has an amount', async () => {
  const before = groups.get('real\\STD-USD')!;
  const { group } = platform.users.find((one) => one.login === login)!;
  groups.set(group, { ...before, marginCall: 500, stopOut: 200, isMoney: true });
  await test_.gateway.stopOuts!.renew();
  await look('40.00', '500.01');
  expect(await texts('account.marginCall')).toEqual([]);
  await look('40.00', '500.00');
  expect(await texts('account.marginCall')).toEqual([
    expect.stringContaining('的净值已降至 500.00 USD（预警线 500.00 USD，强平线 200.00 USD）'),
  ]);
  groups.set(group, before);
  await test_.gateway.stopOuts!.renew();
});
