import type { BrowserContext } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer, waitFor } from '@portal/testkit';
import { hosts } from '../../hosts';
import { signIn } from '../sign-in';
import { traded } from '../../traded';

/** A signed-in customer with a deposit of 1,000, a transfer of 400 to MT5, and a position opened and closed there. */
export async function tradingCustomer(context: BrowserContext) {
  const customer = await fundedCustomer(hosts.loopback);
  const { client, walletId, mt5Id } = customer;
  const moved = await client.ok(calls.transfer.addTransfer, {
    fromAccountId: walletId,
    toAccountId: mt5Id,
    amount: '400.00',
  });
  const { account_no: accountNo } = moved.to;
  // The portal shows the transfer at once. The platform receives it a moment later, and only then takes an order.
  const opened = await waitFor(async () => {
    const body = { account_no: accountNo, symbol: traded, side: 'buy', lots: '0.01' } as const;
    const answer = await client.call(calls.sandbox.mt5Order, body);
    return answer.code === 'OK' ? answer.data : undefined;
  }, 'the transfer to reach the platform');
  const closed = await client.ok(calls.sandbox.mt5Close, { id: opened.position });
  await waitFor(
    async () =>
      (await client.ok(calls.reports.profitAndLossRecordAjax, { startDate: '2020-01-01', endDate: '2099-12-31' }))
        .total,
    'the closed position to be reported',
  );
  await signIn(context, customer);
  return { ...customer, accountNo, tno: moved.tno, closed };
}
