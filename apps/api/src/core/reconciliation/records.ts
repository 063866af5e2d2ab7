import type { Db } from '../../database/database';
import type { Break } from './break';

// All checks run in one statement and so on one snapshot: a document and its journal are committed together and are seen together.
const checks = [
  'ledger.breaks',
  'ledger.hold_breaks',
  'deposit.breaks',
  'payout.breaks',
  'transfer.breaks',
  'recommend.breaks',
  'activity.breaks',
  'reports.entry_breaks',
  'account.adjustment_breaks',
  'ledger.daily_sum_breaks',
];

/** Breaks within the ledger, between its journals and the documents of every domain, and between holds and open documents. */
export const recordBreaks = (db: Db): Promise<Break[]> =>
  db.rows<Break>(
    'reconcile.records',
    checks.map((check) => `select check_name as check, subject, expected, found from ${check}()`).join(' union all '),
  );
