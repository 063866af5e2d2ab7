import { getWithdrawPageInfo as call } from '@portal/contract/withdraw';
import { isPayable, toAccount } from '../core/accounts';
import { blockedBy } from '../core/reasons/blocked-by';
import { refuseWithdraw } from '../core/reasons/withdraw';
import { cardsOf, toCard } from '../core/banks/bank-cards';
import { readCustomerState } from '../core/customers/customer-state';
import { withOwnLimits } from '../core/customers/own-limits';
import { factorKinds } from '../core/factors/customer-factor';
import { handle } from '../http/handler';
import { arrivals } from '../core/fixed-terms/fixed-terms';
import { usd } from '../core/money/money';
import { usedToday } from '../core/payouts';

export const getWithdrawPageInfo = handle(call, async ({ customer: { customerId }, gateway }) => {
  const { db } = gateway;
  const [brand, state, cards, used, factors] = await Promise.all([
    withOwnLimits(gateway, customerId),
    readCustomerState(gateway, customerId),
    cardsOf(db, customerId),
    usedToday(db, 'bank', customerId),
    factorKinds(db, customerId),
  ]);
  const { min, max, daily } = brand.limits.withdraw;
  return {
    accounts: state.accounts.filter(isPayable).map((account) => toAccount(brand, account)),
    cards: cards.map(toCard),
    limits: { min, max, daily, usedToday: usd(used) },
    rate: brand.rates.withdrawCny,
    arrival: `付款后通常 ${arrivals.bankDays} 个工作日内到账，以银行为准`,
    factors,
    blocked: blockedBy(refuseWithdraw(state)),
  };
});
