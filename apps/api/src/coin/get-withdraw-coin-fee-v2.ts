import { getWithdrawCoinFeeV2 as call } from '@portal/contract/coin';
import { readAccount } from '../core/accounts';
import { withOwnLimits } from '../core/customers/own-limits';
import { handle } from '../http/handler';
import { cents, usd } from '../core/money/money';
import { numberId } from '../database/number-id';
import { chainOf } from './coin.store';
import { quoteOf, usdt, withinLimits } from './terms';

export const getWithdrawCoinFeeV2 = handle(call, async ({ body, customer: { customerId }, gateway, fail }) => {
  const brand = await withOwnLimits(gateway, customerId);
  const amount = cents(body.amount);
  const { min, max } = brand.limits.coin;
  // Below the minimum the account's whole remainder decides, which the platform knows.
  const live = amount < cents(min);
  const [account, address] = await Promise.all([
    readAccount(gateway, customerId, body.accountId, { live }),
    chainOf(gateway.db, customerId, numberId(body.addressId)),
  ]);
  if (account?.status !== 'open') throw fail('withdraw.account', { fields: ['accountId'] });
  if (!address) throw fail('coin.address', { fields: ['addressId'] });
  if (!withinLimits(brand, amount, account.figures.withdrawable)) {
    throw fail('coin.limit', { values: { min, max }, fields: ['amount'] });
  }
  const { fee, receive } = quoteOf(brand, address.chain, amount);
  if (receive <= 0n) throw fail('coin.fee', { values: { fee: usdt(fee) }, fields: ['amount'] });
  return { amount: usd(amount), fee: usdt(fee), receive: usdt(receive), rate: brand.rates.withdrawUsdt };
});
