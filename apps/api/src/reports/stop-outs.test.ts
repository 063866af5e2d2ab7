import { fundedCustomer } from '@portal/testkit';
import { startMt5Simulator, type Mt5Simulator } from '../adapters/trading/testing/mt5-simulator';
import { inPortal, noticesTo, outboxEmpty } from '../testing/notices';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { importAll, recheck } from './import-jobs';

let platform: Mt5Simulator;
let test_: TestGateway;
beforeAll(async () => {
  platform = await startMt5Simulator({ offset: 2 * 3600 });
  const { url, login, password } = platform;
  test_ = await startTestGateway({ MT5_URL: url, MT5_LOGIN: login, MT5_PASSWORD: password });
});
afterAll(async () => {
  await test_.stop();
  await platform.close();
});

async function person() {
  const customer = await fundedCustomer(test_.url, '1000.00');
  const { login } = platform.users.at(-1)!;
  const close = (reason: string, profit: bigint) => {
    const opened = platform.openPosition(login, { symbol: 'EURUSD', side: 'buy', volume: 2_000n, price: '1.10000' });
    const { deal } = platform.closePosition(opened, { price: '1.09000', profit, commission: -1_00n });
    platform.changeDeal(deal, { reason });
    return deal;
  };
  const texts = async () => (await inPortal(customer, 'account.stopOut')).map(({ text }) => text);
  return { customer, login, close, texts };
}

it('reports positions that the platform has closed, in one message', async () => {
  const { customer, login, close, texts } = await person();
  // By the customer, by a stop loss, and two stop outs.
  close('0', -10_00n);
  close('3', -50_00n);
  close('5', -300_00n);
  const last = close('5', -200_00n);
  await importAll(test_.gateway, {});
  const words = `MT5 账户 ${login} 的保证金不足，已降至强平线，系统自动平仓 2 笔，盈亏合计 -502.00 USD`;
  expect(await texts()).toEqual([expect.stringContaining(words)]);
  await outboxEmpty(test_);
  const sms = (await noticesTo(test_, `86${customer.phone}`)).filter(({ kind }) => kind === 'account.stopOut');
  expect(sms.map(({ text }) => text.includes(words))).toEqual([true]);
  // Read again, and corrected by the platform's managers: the same closing.
  await importAll(test_.gateway, {});
  platform.changeDeal(last, { profit: -190_00n });
  await importAll(test_.gateway, {});
  await recheck(test_.gateway, {});
  expect(await texts()).toHaveLength(1);
});

it('reports none of the days before the last one, as of an account that is imported late', async () => {
  const { close, texts } = await person();
  platform.changeDeal(close('5', -20_00n), { time: Math.floor(Date.now() / 1000) + 2 * 3600 - 25 * 3600 });
  await recheck(test_.gateway, {});
  expect(await texts()).toEqual([]);
});
