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
  // The account shows the transfer at once. The withdrawable amount depends on the platform, which receives it a moment later.
  await waitFor(
    async () => (await client.ok(calls.account.getAccountInfoAjax, { id: mt5Id })).withdrawable === '400.00',
    'the transfer to reach the platform',
  );
  const opened = await client.ok(calls.sandbox.mt5Order, {
    account_no: accountNo,
    symbol: traded,
    side: 'buy',
    lots: '0.01',
  });
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
