import type { StatementMonth } from '@portal/contract/reports';
import { readAccount, type CustomerAccount } from '../core/accounts';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { costsByMonth } from './costs.store';
import { copyEntries, readLedger, readMonths, type MonthKind } from './entries.store';
import { readSpan, statementMonths } from './statement-months';

const allDays = { startDate: '1970-01-01', endDate: '9999-12-31' };

interface RequestContext {
  gateway: Gateway;
  customer: { customerId: bigint };
  fail: Fail<'reports.account' | 'reports.month'>;
}

export interface StatementRequest {
  account: CustomerAccount;
  ledgerId: bigint;
  month: StatementMonth;
  kinds: MonthKind[];
  /** Numbers of its entries; first 0 where there are none. */
  first: bigint;
  last: bigint;
}

/** The months of an account of this customer's. */
export async function accountMonths(
  {
    gateway,
    customer: { customerId },
    fail,
  }: Pick<RequestContext, 'gateway' | 'customer'> & { fail: Fail<'reports.account'> },
  accountId: string,
) {
  const account = await readAccount(gateway, customerId, accountId, { live: false });
  if (!account) throw fail('reports.account', { fields: ['accountId'] });
  await copyEntries(gateway.db, customerId);
  const { ledger_id: ledgerId } = await readLedger(gateway.db, account.id);
  const rows = await readMonths(gateway.db, ledgerId);
  const span = await readSpan(gateway.db, account.id);
  const list = { kind: 'closing' as const, customerId, currency: account.currency, accountId: account.id, symbol: '' };
  const costs = await costsByMonth(gateway.db, list, allDays);
  return { account, ledgerId, rows, months: statementMonths(rows, costs, span) };
}

/** The statement a customer asks for, checked: their own account, a month it has. */
export async function statementRequest(
  context: RequestContext,
  query: { accountId: string; month: string },
): Promise<StatementRequest> {
  const { account, ledgerId, rows, months } = await accountMonths(context, query.accountId);
  const month = months.find((one) => one.month === query.month);
  if (!month) throw context.fail('reports.month', { fields: ['month'] });
  const kinds = rows.filter((row) => row.month === query.month);
  const first = kinds.reduce((least, row) => (least === 0n || row.first < least ? row.first : least), 0n);
  const last = kinds.reduce((most, row) => (row.last > most ? row.last : most), 0n);
  return { account, ledgerId, month, kinds, first, last };
}
