import { calls } from '@portal/contract';
import { parseAmount } from '@portal/rules/money';
import { Client, fundedCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway();
});
afterAll(() => test_.stop());

test('changes a balance on the platform only, and refuses an unknown login', async () => {
  const { client, mt5Id } = await fundedCustomer(test_.url, '300.00');
  const read = () => client.ok(calls.account.getAccountInfoAjax, { id: mt5Id });
  const { account_no: login, balance } = await read();
  const visitor = new Client(test_.url);
  const changed = await visitor.ok(calls.sandbox.mt5Balance, { login, amount: '12.34' });
  const cents = (amount: string) => parseAmount(amount, 2) ?? 0n;
  expect(cents(changed.balance)).toBe(cents(balance) + 1234n);
  const back = await visitor.ok(calls.sandbox.mt5Balance, { login, amount: '-12.34' });
  expect(back.balance).toBe(balance);
  expect((await visitor.call(calls.sandbox.mt5Balance, { login: '1', amount: '1.00' })).code).toBe('sandbox.account');
});
