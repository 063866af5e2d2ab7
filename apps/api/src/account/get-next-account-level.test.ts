import { calls } from '@portal/contract';
import { fundedCustomer, openMt5, payDeposit, registerCustomer, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { archiveMt5Account, getNextAccountLevel } = calls.account;

let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test.url);
});
afterAll(() => test.stop());

const next = (gts2AccountId: string) => customer.client.call(getNextAccountLevel, { gts2AccountId });

it('returns the next level, its minimum and the amount deposited', async () => {
  await payDeposit(customer.client, customer.mt5Id, '80.00');
  expect((await next(customer.mt5Id)).data).toEqual({
    level: 'STD',
    name: '标准账户',
    minDeposit: '500.00',
    deposited: '80.00',
    eligible: false,
  });
});

it('returns no next level for the top level, the wallet and an archived account', async () => {
  const top = await openMt5(customer.client, 'DIA');
  const archived = await openMt5(customer.client, 'MIN');
  await customer.client.ok(archiveMt5Account, { id: archived });
  for (const id of [top, archived]) expect((await next(id)).data).toEqual({ deposited: '0.00', eligible: false });
  expect((await next(customer.walletId)).data).toEqual({ deposited: '1000.00', eligible: false });
});

it('refuses the account of another customer', async () => {
  const otherCustomer = await registerCustomer(test.url);
  const refused = await otherCustomer.client.call(getNextAccountLevel, { gts2AccountId: customer.mt5Id });
  expect(refused.code).toBe('account.unknown');
});
