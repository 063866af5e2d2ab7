import { calls } from '@portal/contract';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { bankCard, idCard } from '../testing/kyc-forms';

const { addIdCard, addBank, getUserBankDetail } = calls.identity;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

async function submitted(): Promise<TestCustomer> {
  const customer = await registerCustomer(gateway.url);
  await customer.client.ok(addIdCard, await idCard(customer.client));
  return customer;
}

it('lists the customer’s own cards, newest first', async () => {
  const [customer, other] = [await submitted(), await submitted()];
  const first = await customer.client.ok(addBank, await bankCard(customer.client));
  const second = await customer.client.ok(addBank, await bankCard(customer.client, { bankCode: 'CMB' }));
  expect((await customer.client.ok(getUserBankDetail, {})).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await other.client.ok(getUserBankDetail, {})).toEqual([]);
});
