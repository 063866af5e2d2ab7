import { getNextAccountLevel as call } from '@portal/contract/account';
import { readAccount } from '../core/accounts';
import { upgradeOf } from '../core/reasons/upgrade';
import { handle } from '../http/handler';
import { usd } from '../core/money/money';

export const getNextAccountLevel = handle(call, async ({ body, customer, gateway, fail }) => {
  const account = await readAccount(gateway, customer.customerId, body.gts2AccountId, { live: false });
  if (!account) throw fail('account.unknown');
  const { next, minimum = 0n, refusal } = upgradeOf(gateway.brand, account);
  return {
    ...(next ? { level: next.code, name: next.name, minDeposit: usd(minimum) } : {}),
    deposited: usd(account.deposited),
    eligible: !refusal,
  };
});
