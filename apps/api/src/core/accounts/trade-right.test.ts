import { fundedCustomer } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway';
import { readLastStates, saveLastStates } from './last-state.store';
import { readAccount } from './read-accounts';

// The answer for a group has no rights of users, so whether trading is disabled is absent there.

let test_: TestGateway;
beforeAll(async () => {
  test_ = await startTestGateway({ REVIEW: 'manual' });
});
afterAll(() => test_.stop());
afterEach(() => jest.restoreAllMocks());

/** An account with its state on the platform, without the right to trade. */
async function account() {
  const { mt5Id, customerNumber } = await fundedCustomer(test_.url);
  const read = () => readAccount(test_.gateway, BigInt(customerNumber), mt5Id);
  const login = (await read())?.login ?? '';
  const state = (await test_.gateway.ports.trading.states([login])).get(login);
  if (!state) throw new Error('the platform does not know the account');
  const { tradeDisabled: _, ...ofGroup } = state;
  return { mt5Id, login, ofGroup, read };
}

it('a state without the right keeps the right that was stored before', async () => {
  const { db } = test_.gateway;
  const { login, ofGroup } = await account();
  for (const stored of [true, false]) {
    await saveLastStates(db, [{ ...ofGroup, tradeDisabled: stored }]);
    await saveLastStates(db, [{ ...ofGroup, positions: 7 }]);
    const { state } = (await readLastStates(db, [login])).get(login) ?? {};
    expect([state?.tradeDisabled, state?.positions]).toEqual([stored, 7]);
  }
});

it('a state without the right leaves the freeze of the account as it is', async () => {
  const { mt5Id, login, ofGroup, read } = await account();
  const disable = 'update account.account set trade_disabled = true where id = $1';
  await test_.gateway.db.rows('test.disable', disable, [BigInt(mt5Id)]);
  jest.spyOn(test_.gateway.ports.trading, 'states').mockResolvedValue(new Map([[login, ofGroup]]));
  expect((await read())?.trade_disabled).toBe(true);
});
