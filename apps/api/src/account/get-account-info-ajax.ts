import { getAccountInfoAjax as call } from '@portal/contract/account';
import { readAccount, toAccount } from '../core/accounts';
import { handle } from '../http/handler';

export const getAccountInfoAjax = handle(call, async ({ body, customer, gateway, fail }) => {
  const account = await readAccount(gateway, customer.customerId, body.id);
  if (!account) throw fail('account.unknown');
  return toAccount(gateway.brand, account);
});
