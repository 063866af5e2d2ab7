import { balanceHistory as call } from '@portal/contract/reports';
import { readAccount } from '../core/accounts';
import { handle } from '../http/handler';
import { usd } from '../core/money/money';
import { copyEntries } from './entries.store';

export const balanceHistory = handle(
  call,
  async ({ body: { accountId, currency = 'USD', days }, customer: { customerId }, gateway, fail }) => {
    const account =
      accountId === undefined ? undefined : await readAccount(gateway, customerId, accountId, { live: false });
    if (accountId !== undefined && !account) throw fail('reports.account', { fields: ['accountId'] });
    await copyEntries(gateway.db, customerId);
    const rows = await gateway.db.rows(
      'reports.balanceHistory',
      'select day::text, balance, equity from reports.balance_history($1, $2, $3, $4)',
      [customerId, account?.currency ?? currency, account?.id ?? 0n, days],
    );
    return rows.map(({ day, balance, equity }) => ({
      day,
      balance: usd(balance),
      equity: equity === null ? null : usd(equity),
    }));
  },
);
