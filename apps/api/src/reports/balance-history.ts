import { balanceHistory as call } from '@portal/contract/reports';
import { readAccount } from '../core/accounts';
import { handle } from '../http/handler';
import { usd } from '../core/money/money';
import { readBalances } from './balances.store';
import { copyEntries } from './entries.store';

export const balanceHistory = handle(
  call,
  async ({ body: { accountId, currency = 'USD', days }, customer: { customerId }, gateway, fail }) => {
    const account =
      accountId === undefined ? undefined : await readAccount(gateway, customerId, accountId, { live: false });
    if (accountId !== undefined && !account) throw fail('reports.account', { fields: ['accountId'] });
    await copyEntries(gateway.db, customerId);
    const of = { customerId, currency: account?.currency ?? currency, accountId: account?.id ?? 0n };
    const rows = await readBalances(gateway.db, of, days);
    return rows.map(({ day, balance, equity }) => ({
      day,
      balance: usd(balance),
      equity: equity === null ? null : usd(equity),
    }));
  },
);
