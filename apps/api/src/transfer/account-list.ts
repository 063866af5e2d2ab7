import { accountList as call } from '@portal/contract/transfer';
import { listAccounts } from '../core/accounts';
import { handle } from '../http/handler';

export const accountList = handle(call, async ({ customer, gateway }) =>
  (await listAccounts(gateway, customer.customerId)).filter(({ status }) => status === 'open'),
);
