import { fundedCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';
import { accountJobs } from '.';

let test: TestGateway;
let login: string;

beforeAll(async () => {
  test = await startTestGateway({ REVIEW: 'manual' });
  const { mt5Id } = await fundedCustomer(test.url);
  const row = await test.gateway.db.row<{ login: string }>(
    'test.login',
    'select login from account.account where id = $1',
    [mt5Id],
  );
  login = row.login;
});
afterAll(() => test.stop());

const apply = (payload: Record<string, string>) =>
  accountJobs['account.applyBalance']?.(test.gateway, { login, action: 'balance', comment: 'D1', ...payload });

const state = async () => (await test.gateway.ports.trading.states([login])).get(login);

it('sends a movement to the platform once, however often the job runs', async () => {
  const payload = { amount: '12345', ticket: 't1' };
  await Promise.all([apply(payload), apply(payload), apply(payload)]);
  await apply(payload);
  expect(await state()).toMatchObject({ balance: 12345n, credit: 0n });
});

it('throws if the platform refuses, so that the job is retried', async () => {
  await expect(apply({ amount: '-100000000001', ticket: 't2' })).rejects.toMatchObject({ retcode: 4005 });
  const takenCredit = { action: 'credit', amount: '-1', ticket: 't2' };
  await expect(apply(takenCredit)).rejects.toMatchObject({ retcode: 10019 });
  expect(await state()).toMatchObject({ balance: 12345n });
});

it.each([
  [{ action: 'charge', amount: '1', ticket: 't3' }],
  [{ amount: '1.5', ticket: 't4' }],
  [{ amount: '', ticket: 't5' }],
])('refuses an invalid payload: %p', async (payload) => {
  await expect(apply(payload)).rejects.toThrow();
  expect(await state()).toMatchObject({ balance: 12345n });
});
