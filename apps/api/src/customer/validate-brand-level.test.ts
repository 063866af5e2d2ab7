import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { validateBrandLevel } = calls.customer;

let test: TestGateway;
beforeAll(async () => {
  test = await startTestGateway();
});
afterAll(() => test.stop());

const ask = (brandCode: string, level: string) => new Client(test.url).call(validateBrandLevel, { brandCode, level });

it.each([
  ['MIN', '50.00', 100, 50],
  ['STD', '500.00', 200, 30],
  ['DIA', '10000.00', 400, 30],
])('allows %s: from %s USD, 1:%s, stop out at %s %%', async (level, minDeposit, leverage, stopOut) => {
  const answer = await ask(test.gateway.brand.code, level);
  expect(answer).toMatchObject({ code: 'OK', data: { allowed: true, minDeposit, leverage, stopOut } });
  expect(answer.data.reason).toBeUndefined();
});

it.each(['GOLD', 'std', 'standard', '', 'constructor'])('does not allow %p, and returns the reason', async (level) => {
  const { code, data } = await ask(test.gateway.brand.code, level);
  expect(code).toBe('OK');
  expect(data).toEqual({ allowed: false, reason: { code: 'customer.level', msg: '暂不提供该账户级别' } });
});

it.each(['OTHER', 'eet', ''])('does not allow a level for the brand %p', async (brandCode) => {
  const { data } = await ask(brandCode, 'STD');
  expect(data).toEqual({ allowed: false, reason: { code: 'customer.brand', msg: '品牌代码不正确' } });
});

it('refuses a level that is not text or too long as a parameter error', async () => {
  expect(await ask(test.gateway.brand.code, 'A'.repeat(17))).toMatchObject({ status: 400, code: 'PARAM' });
  expect(await ask(test.gateway.brand.code, 7 as never)).toMatchObject({ status: 400, code: 'PARAM' });
});
