import { getWithdrawFee as call } from '@portal/contract/withdraw';
import { readAccount } from '../kernel/accounts';
import { handle } from '../kernel/handler';
import { cents, usd } from '../kernel/money';
import { quoteOf, withinLimits } from './terms';

export const getWithdrawFee = handle(call, async ({ body, customer, gateway, fail }) => {
  const account = await readAccount(gateway, customer.customerId, body.accountId, { live: false });
  if (account?.status !== 'open') throw fail('withdraw.account', { fields: ['accountId'] });
  const amount = cents(body.amount);
  const { min, max } = gateway.brand.limits.withdraw;
  if (!withinLimits(gateway.brand, amount)) throw fail('withdraw.limit', { values: { min, max }, fields: ['amount'] });
  const { fee, receive, receiveCny, rate } = quoteOf(gateway.brand, amount);
  return { amount: usd(amount), fee: usd(fee), receive: usd(receive), rate, receiveCny: usd(receiveCny) };
});
