import { getWithdrawPageInfo as call } from '@portal/contract/withdraw';
import { wireAccount } from '../kernel/accounts';
import { blockedBy } from '../kernel/actions/blocked-by';
import { refuseWithdraw } from '../kernel/actions/withdraw';
import { cardsOf, wireCard } from '../kernel/bank-cards';
import { readCustomerState } from '../kernel/customer-state';
import { handle } from '../kernel/handler';
import { usd } from '../kernel/money';
import { usedToday } from '../kernel/payout';

export const getWithdrawPageInfo = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { brand, db } = gateway;
  const [state, cards, used] = await Promise.all([
    readCustomerState(gateway, customerId),
    cardsOf(db, customerId),
    usedToday(db, 'bank', customerId),
  ]);
  const { min, max, daily } = brand.limits.withdraw;
  return {
    accounts: state.accounts.filter(({ status }) => status === 'open').map((account) => wireAccount(brand, account)),
    cards: cards.map(wireCard),
    limits: { min, max, daily, usedToday: usd(used) },
    rate: brand.rates.withdrawCny,
    arrival: '付款后通常 1 个工作日内到账，以银行为准',
    blocked: blockedBy(refuseWithdraw(state)),
  };
});
