import type { Db } from '../../database/database';
import type { Break } from './break';

// All checks run in one statement and so on one snapshot: a document and its journal are committed together and are seen together.
const checks = [
  'ledger.breaks',
  'ledger.hold_breaks',
  'deposit.breaks',
  'deposit.suspense_breaks',
  'payout.breaks',
  'transfer.breaks',
  'recommend.breaks',
  'activity.breaks',
  'reports.entry_breaks',
  'account.adjustment_breaks',
  'account.credit_breaks',
  'account.receivable_breaks',
  'ledger.daily_sum_breaks',
];

type Row = Omit<Break, 'currency'> & { currency: string | null };

const textOf = (check: string) =>
  `select check_name as check, coalesce(subject, 'none') as subject, coalesce(expected, 'none') as expected,
          coalesce(found, 'none') as found, currency from ${check}()`;

/** Breaks within the ledger, between its journals and the documents of every domain, and between holds and open documents. */
export async function recordBreaks(db: Db): Promise<Break[]> {
  const rows = await db.rows<Row>('reconcile.records', checks.map(textOf).join(' union all '));
  return rows.map(({ currency, ...row }) => (currency === null ? row : { ...row, currency }));
}
