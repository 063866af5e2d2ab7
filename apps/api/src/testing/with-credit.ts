import { calls } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { payee, type Payee } from './payouts';
import type { TestGateway } from './start-test-gateway';

const { account, deposit, sandbox, transfer, withdraw } = calls;

export interface Credited extends Payee {
  login: string;
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** A payee whose MT5 account has got a deposit with the credit of a coupon, on the platform too. Amounts in USD. */
export async function withCredit(test: TestGateway, amount: string, credit: string): Promise<Credited> {
  const customer = await payee(test, '1000.00');
  const { client, mt5Id } = customer;
  const { account_no: login } = await client.ok(account.getAccountInfoAjax, { id: mt5Id });
  const { id } = await test.gateway.db.row<{ id: bigint }>(
    'test.coupon',
    `insert into activity.coupon (customer_id, promotion_id, title, kind, amount, min_deposit, valid_until)
     values ($1, 'test', '赠金券', 'credit', $2, 0, now() + interval '1 day') returning id`,
    [customer.customerNumber, cents(credit)],
  );
  const { pno } = await client.ok(deposit.submitData, {
    accountId: mt5Id,
    channel: 'EGPAY',
    amount,
    couponId: String(id),
  });
  await client.ok(sandbox.payOrder, { pno, action: 'pay' });
  await platformHas(test, login, amount, credit);
  return { ...customer, login };
}

/** Waits until the platform has this balance and credit of a login. */
export const platformHas = ({ gateway }: TestGateway, login: string, balance: string, credit: string) =>
  waitFor(async () => {
    const state = (await gateway.ports.trading.states([login])).get(login);
    return state?.balance === cents(balance) && state.credit === cents(credit);
  }, `${balance} and ${credit} on the platform`);

/** The credit of an account as every call shows it that shows accounts. */
export async function creditsOf({ client }: Credited, id: string): Promise<string[]> {
  const lists = await Promise.all([
    client.ok(account.queryAccountInfo, {}).then(({ accounts }) => accounts),
    client.ok(account.getAccountInfoAjax, { id }).then((one) => [one]),
    client.ok(transfer.accountList, {}),
    client.ok(deposit.queryDepositInfo, {}).then(({ accounts }) => accounts),
    client.ok(withdraw.getWithdrawPageInfo, {}).then(({ accounts }) => accounts),
  ]);
  return [...new Set(lists.map((list) => list.find((one) => one.id === id)?.credit ?? 'none'))];
}
