import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { copyDemo } from '../../reports/copy-demo';
import { payee, type Payee } from '../../testing/payouts';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { demoNickname } from './demo-customer';

let test_: TestGateway;
let demo: Payee;

beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
  demo = await payee(test_);
  await demo.client.ok(calls.customer.updatePersonInfo, { nickname: demoNickname });
});
afterAll(() => test_.stop());

const cents = (money: string) => BigInt(money.replace('.', ''));

it('explains a balance that has changed since the last copy: what was copied, and the rest as on its way', async () => {
  await copyDemo(test_.gateway, {});
  const { walletId, mt5Id, client } = demo;
  const before = await client.ok(calls.reports.explainBalance, { accountId: walletId });
  await client.ok(calls.transfer.addTransfer, { fromAccountId: walletId, toAccountId: mt5Id, amount: '60.00' });
  const visitor = new Client(`${test_.url}/demo`);
  const { shown, steps, sum, list } = await visitor.ok(calls.reports.explainBalance, { accountId: walletId });
  expect(cents(shown)).toBe(cents(before.shown) - 6_000n);
  expect(steps).toEqual([
    { step: 'ledger', amount: before.shown },
    { step: 'moving', amount: '-60.00' },
  ]);
  expect([sum, list]).toEqual([before.sum, before.list]);
});
