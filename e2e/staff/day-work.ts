import { calls } from '@portal/contract';
import {
  type Client,
  fundedCustomer,
  readCode,
  solveCaptcha,
  submitBank,
  waitFor,
  type TestCustomer,
} from '@portal/testkit';

const { coin, deposit, sandbox, staff, withdraw } = calls;

export type DayCustomer = TestCustomer & { walletId: string; mt5Id: string; bankId: string };

/** Runs work for each item, a few at a time: as many calls at once as the gateway answers without a queue. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>, lanes = 8): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Customers with money, whose identity and card wait for review. */
export const dayCustomers = (base: string, count: number): Promise<DayCustomer[]> =>
  inParallel(
    Array.from({ length: count }, (_, index) => index),
    async () => {
      const customer = await fundedCustomer(base, '500.00');
      return { ...customer, bankId: await submitBank(customer.client, false) };
    },
  );

/** Approves the cards by calls and submits a withdrawal of each customer. Returns the numbers. */
export const dayWithdrawals = (customers: readonly DayCustomer[], member: Client): Promise<string[]> =>
  inParallel(customers, async ({ client, phone, walletId, bankId }) => {
    await member.ok(staff.decide, { kind: 'bank', id: bankId, decision: 'approve' });
    await client.ok(coin.sendCoinMessage, { ...(await solveCaptcha(client)), type: 1 });
    const verifyCode = await readCode(client, phone);
    const args = { accountId: walletId, bankId, amount: '100.00', verifyCode };
    return (await client.ok(withdraw.withdrawSubmit, args)).pno;
  });

/** A deposit whose payer has paid another amount. Returns its number. */
export async function mismatchedDeposit({ client, walletId }: DayCustomer): Promise<string> {
  const { pno } = await client.ok(deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '100.00' });
  await client.ok(sandbox.payOrder, { pno, action: 'pay', paid: '500.00' });
  await waitFor(
    async () => (await client.ok(deposit.egpaySuccess, { pno })).status === 'mismatch',
    'the mismatched payment',
  );
  return pno;
}
