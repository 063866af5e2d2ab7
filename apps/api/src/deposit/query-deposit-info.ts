import { queryDepositInfo as call } from '@portal/contract/deposit';
import { isPayable, listAccounts } from '../core/accounts';
import { handle } from '../http/handler';
import { channelsOf } from './channels';
import { unpaidDrafts } from './deposit.store';

export const queryDepositInfo = handle(call, async ({ customer, gateway }) => {
  const [accounts, unpaid] = await Promise.all([
    listAccounts(gateway, customer.customerId),
    unpaidDrafts(gateway.db, customer.customerId),
  ]);
  return {
    channels: channelsOf(gateway.brand),
    accounts: accounts.filter(isPayable),
    unpaid,
    maxUnpaid: gateway.brand.limits.deposit.maxUnpaid,
  };
});
