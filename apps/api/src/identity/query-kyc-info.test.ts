import { calls } from '@portal/contract';
import { Client, openMt5, payDeposit, registerCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { bankCard, idCard } from '../testing/kyc-forms';

const { addIdCard, addBank, queryKycInfo } = calls.identity;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => gateway.stop());

it('returns the identity as the first step, then the next one', async () => {
  const customer = await registerCustomer(gateway.url);
  const ask = () => customer.client.ok(queryKycInfo, {});
  expect(await ask()).toEqual({
    identity: { status: 0 },
    bank: { status: 0, cards: [] },
    email: { status: 0 },
    mt5: { status: 0 },
    next: 'identity',
  });
  await customer.client.ok(addIdCard, await idCard(customer.client));
  expect(await ask()).toMatchObject({ identity: { status: 2 }, next: 'bank' });
  await customer.client.ok(addBank, await bankCard(customer.client));
  expect(await ask()).toMatchObject({ bank: { status: 2, cards: [{ status: 2 }] }, next: 'mt5' });
  const accountId = await openMt5(customer.client);
  expect(await ask()).toMatchObject({ mt5: { status: 1 }, next: 'deposit' });
  await payDeposit(customer.client, accountId, '100.00');
  expect(await ask()).toMatchObject({ next: 'done' });
});

it('returns the e-mail address masked', async () => {
  const customer = await registerCustomer(gateway.url);
  await gateway.gateway.db.rows('test.email', 'update customer.customer set email = $2 where id = $1', [
    customer.customerNumber,
    'someone@example.com',
  ]);
  const { email } = await customer.client.ok(queryKycInfo, {});
  expect(email.status).toBe(1);
  expect(email.email).toMatch(/^som\*+@example\.com$/);
});

it('requires a session', async () => {
  expect((await new Client(gateway.url).call(queryKycInfo, {})).code).toBe('4');
});
