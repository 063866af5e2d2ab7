import { getAccountInfoAjax as call } from '@portal/contract/account';
import { readAccount, wireAccount } from '../kernel/accounts';
import { handle } from '../kernel/handler';

export const getAccountInfoAjax = handle(call, async ({ body, customer, gateway, fail }) => {
  const account = await readAccount(gateway, customer.customerId, body.id);
  if (!account) throw fail('account.unknown');
  return wireAccount(gateway.brand, account);
});
