import type { AccountCurrency } from '@portal/brand';
import type { Fail } from '../core/errors/fail';
import type { Gateway } from '../core/gateway/gateway';
import { readAccounts } from '../core/accounts';
import { catchUp, type ListKind, type Days, type ReportList } from './reports.store';

export interface ReportQuery extends Days {
  accountId?: string;
  currency?: AccountCurrency;
  symbol?: string;
}

export interface ReportRequest extends Days {
  list: ReportList;
  /** Account numbers by id. */
  numbers: ReadonlyMap<bigint, string>;
}

interface RequestContext {
  gateway: Gateway;
  customer: { customerId: bigint };
  fail: Fail<'reports.range' | 'reports.account'>;
}

/** Checks a request for a list: the account is the customer's and of the list's kind, and the days are in order. */
export async function reportRequest(
  { gateway, customer: { customerId }, fail }: RequestContext,
  kind: ListKind,
  { accountId, currency = 'USD', startDate, endDate, symbol = '' }: ReportQuery,
): Promise<ReportRequest> {
  if (startDate > endDate) throw fail('reports.range', { fields: ['startDate'] });
  const accounts = await readAccounts(gateway, customerId, { live: false });
  const accountKind = kind === 'wallet' ? 'wallet' : 'mt5';
  const chosen = accounts.find((account) => String(account.id) === accountId && account.kind === accountKind);
  if (accountId !== undefined && !chosen) throw fail('reports.account', { fields: ['accountId'] });
  if (kind === 'wallet' || kind === 'credit') await catchUp(gateway.db, customerId);
  return {
    startDate,
    endDate,
    list: { kind, customerId, currency: chosen?.currency ?? currency, accountId: chosen?.id ?? 0n, symbol },
    numbers: new Map(accounts.map(({ id, login }) => [id, login ?? ''])),
  };
}
