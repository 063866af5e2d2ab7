import { getWithdrawFee as call } from '@portal/contract/withdraw';
import { readAccount } from '../core/accounts';
import { withOwnLimits } from '../core/customers/own-limits';
import { handle } from '../http/handler';
import { cents, usd } from '../core/money/money';
import { quoteOf, withinLimits } from './terms';

export const getWithdrawFee = handle(call, async ({ body, customer, gateway, fail }) => {
  const amount = cents(body.amount);
  const brand = await withOwnLimits(gateway, customer.customerId);
  const { min, max } = brand.limits.withdraw;
  // Below the minimum the account's whole remainder decides, which the platform knows.
  const live = amount < cents(min);
  const account = await readAccount(gateway, customer.customerId, body.accountId, { live });
  if (account?.status !== 'open') throw fail('withdraw.account', { fields: ['accountId'] });
  if (!withinLimits(brand, amount, account.figures.withdrawable)) {
    throw fail('withdraw.limit', { values: { min, max }, fields: ['amount'] });
  }
  const { fee, receive, receiveCny, rate } = quoteOf(brand, amount);
  if (receive <= 0n) throw fail('withdraw.fee', { values: { fee: usd(fee) }, fields: ['amount'] });
  return { amount: usd(amount), fee: usd(fee), receive: usd(receive), rate, receiveCny: usd(receiveCny) };
});
