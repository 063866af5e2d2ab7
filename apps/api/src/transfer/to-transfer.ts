import type { AccountCurrency } from '@portal/brand';
import type { Transfer } from '@portal/contract/transfer';
import { money } from '../core/money/money';

/** A transfer whose outcome may not be known yet. */
export type OpenTransfer = Omit<Transfer, 'status'> & { status: Transfer['status'] | 'pending' };

export const isKnown = (transfer: OpenTransfer): transfer is Transfer => transfer.status !== 'pending';

/** The columns of `transferColumns`. Texts, because a list page has them as JSON. */
export interface TransferRow {
  tno: string;
  from_id: string;
  from_no: string;
  to_id: string;
  to_no: string;
  /** In minor units of the currency of its side. */
  amount: string;
  currency: AccountCurrency;
  received: string;
  receive_currency: AccountCurrency;
  rate: string | null;
  status: OpenTransfer['status'];
  reason: string | null;
  created_at: string;
}

/** The columns of a transfer `t`; `f` and `o` are the accounts that give and receive. */
export const transferColumns = `t.tno, f.id::text as from_id, coalesce(f.login, f.customer_id::text) as from_no,
  o.id::text as to_id, coalesce(o.login, o.customer_id::text) as to_no, t.amount::text as amount, f.currency,
  t.received::text as received, o.currency as receive_currency, t.rate::text as rate, t.status, t.reason,
  t.created_at::text as created_at`;

/** The transfer as the contract defines it. */
export const toTransfer = (row: TransferRow): OpenTransfer => ({
  tno: row.tno,
  from: { id: row.from_id, account_no: row.from_no },
  to: { id: row.to_id, account_no: row.to_no },
  amount: money(BigInt(row.amount), row.currency),
  currency: row.currency,
  receive: money(BigInt(row.received), row.receive_currency),
  receiveCurrency: row.receive_currency,
  ...(row.rate !== null && { rate: row.rate }),
  status: row.status,
  ...(row.reason !== null && { reason: row.reason }),
  createdAt: new Date(row.created_at).toISOString(),
});
