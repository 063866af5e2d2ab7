import type { AccountCurrency } from '@portal/brand';
import { balanceHistory as call } from '@portal/contract/reports';
import { readAccounts } from '../core/accounts';
import { toUsd } from '../core/money/account-rate';
import { usd } from '../core/money/money';
import { handle } from '../http/handler';
import { readAccountDays } from './balances.store';
import { copyEntries } from './entries.store';
import { equityDays, type Worth } from './equity-days';

export const balanceHistory = handle(
  call,
  async ({ body: { accountId, currency, days }, customer: { customerId }, gateway, fail }) => {
    const { db, brand } = gateway;
    const all = await readAccounts(gateway, customerId);
    const accounts = all.filter(
      (one) =>
        one.status !== 'pending' &&
        (accountId === undefined || String(one.id) === accountId) &&
        (currency === undefined || accountId !== undefined || one.currency === currency),
    );
    if (accountId !== undefined && accounts.length === 0) throw fail('reports.account', { fields: ['accountId'] });
    await copyEntries(db, customerId);
    const currencies = new Map<bigint, AccountCurrency>(accounts.map((one) => [one.id, one.currency]));
    const isConverted = accountId === undefined && currency === undefined;
    const worth: Worth = (units, id) => toUsd(brand, units, (isConverted && currencies.get(id)) || 'USD');
    const rows = await readAccountDays(db, customerId, days + 1);
    const sums = equityDays(
      rows.filter((row) => currencies.has(row.account_id)),
      worth,
    );
    // The running day is what the accounts show now.
    const now = sums.at(-1);
    const shown = accounts.filter(({ status }) => status === 'open');
    if (now) {
      now.balance = shown.reduce((sum, { id, figures }) => sum + worth(figures.balance, id), 0n);
      now.equity = shown.reduce((sum, { id, figures }) => sum + worth(figures.equity, id), 0n);
    }
    return sums.map(({ day, balance, equity, deposits, withdrawals, other }) => ({
      day,
      balance: usd(balance),
      equity: equity === undefined ? null : usd(equity),
      deposits: usd(deposits),
      withdrawals: usd(withdrawals),
      other: usd(other),
    }));
  },
);
