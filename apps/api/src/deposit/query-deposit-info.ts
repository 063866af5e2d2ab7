import { queryDepositInfo as call } from '@portal/contract/deposit';
import { isPayable, toAccount } from '../core/accounts';
import { readCustomerState } from '../core/customers/customer-state';
import { withOwnLimits } from '../core/customers/own-limits';
import { usd } from '../core/money/money';
import { blockedBy } from '../core/reasons/blocked-by';
import { refuseDepositLimit } from '../core/reasons/deposit-limit';
import { refusePaused } from '../core/reasons/paused';
import { handle } from '../http/handler';
import { channelsOf } from '../core/payments/channels';
import { unpaidDrafts } from './deposit.store';

export const queryDepositInfo = handle(call, async ({ customer, gateway }) => {
  const [brand, state, unpaid] = await Promise.all([
    withOwnLimits(gateway, customer.customerId),
    readCustomerState(gateway, customer.customerId),
    unpaidDrafts(gateway.db, customer.customerId),
  ]);
  const blocked = blockedBy([...refusePaused(state), ...refuseDepositLimit(brand, state.depositLimits)]);
  return {
    channels: channelsOf(brand, gateway.parties),
    accounts: state.accounts.filter(isPayable).map((account) => toAccount(brand, account)),
    unpaid,
    maxUnpaid: brand.limits.deposit.maxUnpaid,
    ownLimits: state.depositLimits.map(({ name, amount, available }) => ({
      name,
      limit: usd(amount),
      left: usd(available),
    })),
    ...(blocked && { blocked }),
  };
});
