import { getWithdrawCoinFeeV2 as call } from '@portal/contract/coin';
import { readAccount } from '../kernel/accounts';
import { handle } from '../kernel/handler';
import { cents, usd } from '../kernel/money';
import { numberId } from '../kernel/number-id';
import { chainOf } from './coin.store';
import { quoteOf, usdt, withinLimits } from './terms';

export const getWithdrawCoinFeeV2 = handle(call, async ({ body, customer: { customerId }, gateway, fail }) => {
  const { brand, db } = gateway;
  const [account, address] = await Promise.all([
    readAccount(gateway, customerId, body.accountId, { live: false }),
    chainOf(db, customerId, numberId(body.addressId)),
  ]);
  if (account?.status !== 'open') throw fail('withdraw.account', { fields: ['accountId'] });
  if (!address) throw fail('coin.address', { fields: ['addressId'] });
  const amount = cents(body.amount);
  const { min, max } = brand.limits.coin;
  if (!withinLimits(brand, amount)) throw fail('coin.limit', { values: { min, max }, fields: ['amount'] });
  const { fee, receive } = quoteOf(brand, address.chain, amount);
  return { amount: usd(amount), fee: usdt(fee), receive: usdt(receive), rate: brand.rates.withdrawUsdt };
});
