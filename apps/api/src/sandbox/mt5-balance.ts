import { mt5Balance as call } from '@portal/contract/sandbox';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';

/** Past every rule of the platform: that is what reconciliation is for. */
export const mt5Balance = handle(call, async ({ params, body, gateway: { db }, fail }) => {
  const row = await db.maybe(
    'sandbox.mt5Balance',
    `update mt5."user" set balance = balance + ($2::numeric * 100)::bigint where login = $1::bigint returning balance`,
    [params.login, body.amount],
  );
  if (!row) throw fail('sandbox.account');
  return { balance: usd(row.balance) };
});
