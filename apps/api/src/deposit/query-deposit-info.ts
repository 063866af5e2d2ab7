import { queryDepositInfo as call } from '@portal/contract/deposit';
import { isPayable, listAccounts } from '../core/accounts';
import { withOwnLimits } from '../core/customers/own-limits';
import { handle } from '../http/handler';
import { channelsOf } from '../core/payments/channels';
import { unpaidDrafts } from './deposit.store';

export const queryDepositInfo = handle(call, async ({ customer, gateway }) => {
  const [brand, accounts, unpaid] = await Promise.all([
    withOwnLimits(gateway, customer.customerId),
    listAccounts(gateway, customer.customerId),
    unpaidDrafts(gateway.db, customer.customerId),
  ]);
  return {
    channels: channelsOf(brand, gateway.parties),
    accounts: accounts.filter(isPayable),
    unpaid,
    maxUnpaid: brand.limits.deposit.maxUnpaid,
  };
});
