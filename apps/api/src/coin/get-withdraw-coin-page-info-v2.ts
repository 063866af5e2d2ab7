import { getWithdrawCoinPageInfoV2 as call } from '@portal/contract/coin';
import { wireAccount } from '../kernel/accounts';
import { blockedBy } from '../kernel/actions/blocked-by';
import { refuseWithdrawCoin } from '../kernel/actions/withdraw';
import { readCustomerState } from '../kernel/customer-state';
import { handle } from '../kernel/handler';
import { addressesOf } from './coin.store';
import { arrivals, chains, networkFee, usdt } from './terms';

export const getWithdrawCoinPageInfoV2 = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { brand, db } = gateway;
  const [state, addresses] = await Promise.all([readCustomerState(gateway, customerId), addressesOf(db, customerId)]);
  const { min, max } = brand.limits.coin;
  const termsOf = (chain: (typeof chains)[number]) => ({
    ...{ chain, fee: usdt(networkFee(brand, chain)), min, max, arrival: arrivals[chain] },
  });
  return {
    accounts: state.accounts.filter(({ status }) => status === 'open').map((account) => wireAccount(brand, account)),
    addresses,
    coins: [{ coin: 'USDT' as const, chains: chains.map(termsOf) }],
    rate: brand.rates.withdrawUsdt,
    blocked: blockedBy(refuseWithdrawCoin(state)),
  };
});
