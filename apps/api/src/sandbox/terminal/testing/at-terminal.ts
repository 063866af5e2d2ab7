import { calls } from '@portal/contract';
import { mt5Password, openMt5, payDeposit, registerCustomer, submitIdentity, waitFor } from '@portal/testkit';

const { terminalSignIn, terminalState, terminalOrder } = calls.sandbox;
const { queryAccountInfo } = calls.account;

/** A customer with an MT5 account, and what that holds. */
export async function trader(url: string, amount = '2000.00') {
  const { client, phone } = await registerCustomer(url);
  await submitIdentity(client, false);
  const id = await openMt5(client);
  if (amount !== '0.00') await payDeposit(client, id, amount);
  const account = () => client.ok(queryAccountInfo, {}).then(({ accounts }) => accounts.find((one) => one.id === id)!);
  await waitFor(async () => (await account()).withdrawable === amount, 'money on the platform');
  return { client, phone, id, account, account_no: (await account()).account_no };
}

/** The same, signed in at the terminal. */
export async function atTerminal(url: string, amount?: string) {
  const customer = await trader(url, amount);
  const signedIn = await customer.client.ok(terminalSignIn, { account_no: customer.account_no, password: mt5Password });
  const { session } = signedIn;
  const state = () => customer.client.ok(terminalState, { session });
  const order = (change: object = {}) =>
    customer.client.call(terminalOrder, { session, symbol: 'EURUSD', side: 'buy', lots: '0.10', ...change });
  return { ...customer, session, state, order };
}
