import { accountList as call } from '@portal/contract/transfer';
import { listAccounts } from '../kernel/accounts';
import { handle } from '../kernel/handler';

export const accountList = handle(call, async ({ customer, gateway }) =>
  (await listAccounts(gateway, customer.customerId)).filter(({ status }) => status === 'open'),
);
