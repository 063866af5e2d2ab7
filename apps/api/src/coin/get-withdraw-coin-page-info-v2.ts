import { getWithdrawCoinPageInfoV2 as call } from '@portal/contract/coin';
import { isPayable, toAccount } from '../core/accounts';
import { blockedBy } from '../core/reasons/blocked-by';
import { refuseWithdrawCoin } from '../core/reasons/withdraw';
import { readCustomerState } from '../core/customers/customer-state';
import { withOwnLimits } from '../core/customers/own-limits';
import { factorKinds } from '../core/factors/customer-factor';
import { handle } from '../http/handler';
import { addressesOf } from './coin.store';
import { arrivalOf, chains, networkFee, usdt } from './terms';

export const getWithdrawCoinPageInfoV2 = handle(call, async ({ customer: { customerId }, gateway }) => {
  const [brand, state, addresses, factors] = await Promise.all([
    withOwnLimits(gateway, customerId),
    readCustomerState(gateway, customerId),
    addressesOf(gateway.db, customerId),
    factorKinds(gateway.db, customerId),
  ]);
  const { min, max } = brand.limits.coin;
  const termsOf = (chain: (typeof chains)[number]) => ({
    chain,
    fee: usdt(networkFee(brand, chain)),
    min,
    max,
    arrival: arrivalOf(chain),
  });
  return {
    accounts: state.accounts.filter(isPayable).map((account) => toAccount(brand, account)),
    addresses,
    coins: [{ coin: 'USDT' as const, chains: chains.map(termsOf) }],
    rate: brand.rates.withdrawUsdt,
    factors,
    blocked: blockedBy(refuseWithdrawCoin(state)),
  };
});
