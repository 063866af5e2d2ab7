import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

it('returns the configuration of the pages without a session', async () => {
  const data = await new Client(gateway.url).ok(calls.common.getCommonConfig, {});
  expect(data.prefixes).toEqual([{ code: '86', name: '中国内地' }]);
  expect(data.banks).toContainEqual({ code: 'ICBC', name: '中国工商银行' });
  expect(data.levels.map(({ code, minDeposit }) => [code, minDeposit])).toEqual([
    ['MIN', '50.00'],
    ['STD', '500.00'],
    ['DIA', '10000.00'],
  ]);
  expect(data.limits).toMatchObject({
    'deposit.min': '50.00',
    'withdraw.fee': '3.00',
    'coin.networkFee.TRC20': '1.000000',
    'transfer.min': '1.00',
  });
  expect(data.limits).not.toHaveProperty('twoPersonFrom');
  expect(data.rates).toEqual({ depositCny: '7.2600', withdrawCny: '7.1600', withdrawUsdt: '1.000000' });
  expect(data.channels.map(({ fee, methods }) => [fee, methods.map(({ name }) => name)])).toEqual([
    ['0.00', ['网银支付', '快捷支付', '支付宝']],
  ]);
  expect(data.brand.content['page.terms']).toBe('1011');
  expect(data.contact.every(({ label, value }) => label !== '' && value !== '')).toBe(true);
  expect(data.platforms.map(({ code }) => code)).toEqual([1, 2, 3]);
  expect(data.mode).toBe('sandbox');
  expect(data.mt5).toEqual({ server: 'EET-Sandbox', terminals: [], webTrader: '/sandbox/terminal' });
});
