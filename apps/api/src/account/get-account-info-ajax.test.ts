import { calls } from '@portal/contract';
import { fundedCustomer, payDeposit, registerCustomer, waitFor, type TestCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { getAccountInfoAjax, queryAccountInfo } = calls.account;

let test: TestGateway;
let customer: TestCustomer & { walletId: string; mt5Id: string };

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
  customer = await fundedCustomer(test.url);
});
afterAll(() => test.stop());
afterEach(() => jest.restoreAllMocks());

it('returns an account with the same data as the list', async () => {
  const { accounts } = await customer.client.ok(queryAccountInfo, {});
  for (const account of accounts) {
    expect(await customer.client.ok(getAccountInfoAjax, { id: account.id })).toEqual(account);
  }
});

it('shows a deposit on the platform once the job has sent it', async () => {
  await payDeposit(customer.client, customer.mt5Id, '123.45');
  const account = await waitFor(async () => {
    const found = await customer.client.ok(getAccountInfoAjax, { id: customer.mt5Id });
    return found.balance !== '0.00' && found;
  }, 'the platform to have the deposit');
  expect(account).toMatchObject({ balance: '123.45', equity: '123.45', free_margin: '123.45', withdrawable: '123.45' });
});

it.each([['0'], ['-1'], ['1e3'], ['01000'], ["1';--"], ['999999999999999999999999'], ['9007199254740993']])(
  'refuses the account id %s',
  async (id) => {
    const answer = await customer.client.call(getAccountInfoAjax, { id });
    expect(['account.unknown', 'PARAM']).toContain(answer.code);
    expect(answer.status).toBeLessThan(500);
  },
);

it('refuses the account of another customer', async () => {
  const otherCustomer = await registerCustomer(test.url);
  for (const id of [customer.walletId, customer.mt5Id]) {
    expect(await otherCustomer.client.call(getAccountInfoAjax, { id })).toMatchObject({
      code: 'account.unknown',
      data: null,
    });
  }
});
