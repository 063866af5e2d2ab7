import type { Fail } from '../kernel/fail';
import type { Gateway } from '../kernel/gateway';
import { readAccounts } from '../kernel/accounts';
import { catchUp, type Book, type Days, type ReportList } from './reports.store';

export interface ReportQuery extends Days {
  accountId?: string;
  symbol?: string;
}

export interface AskedReport extends Days {
  list: ReportList;
  /** Account numbers by id. */
  numbers: ReadonlyMap<bigint, string>;
}

interface Asking {
  gateway: Gateway;
  customer: { customerId: bigint };
  fail: Fail<'reports.range' | 'reports.account'>;
}

/** What a customer asks of a book, checked: their own account of the book's kind, and days in order. */
export async function askedReport(
  { gateway, customer: { customerId }, fail }: Asking,
  book: Book,
  { accountId, startDate, endDate, symbol = '' }: ReportQuery,
): Promise<AskedReport> {
  if (startDate > endDate) throw fail('reports.range', { fields: ['startDate'] });
  const accounts = await readAccounts(gateway, customerId, { live: false });
  const kind = book === 'wallet' ? 'wallet' : 'mt5';
  const chosen = accounts.find((account) => String(account.id) === accountId && account.kind === kind);
  if (accountId !== undefined && !chosen) throw fail('reports.account', { fields: ['accountId'] });
  if (book === 'wallet' || book === 'credit') await catchUp(gateway.db, customerId);
  return {
    ...{ startDate, endDate },
    list: { book, customerId, accountId: chosen?.id ?? 0n, symbol },
    numbers: new Map(accounts.map(({ id, login }) => [id, login ?? ''])),
  };
}
