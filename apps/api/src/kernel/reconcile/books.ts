import type { Db } from '../database';
import type { Break } from './break';

// One statement, so one moment: a document and its journal are committed together, and seen together.
const proofs = [
  ...['ledger.breaks', 'ledger.hold_breaks', 'deposit.breaks', 'payout.breaks', 'transfer.breaks', 'recommend.breaks'],
  ...['activity.breaks', 'reports.entry_breaks'],
];

/** The ledger's own laws; its journals against the documents of every domain, both ways; holds against what is open. */
export const bookBreaks = (db: Db): Promise<Break[]> =>
  db.rows<Break>(
    'reconcile.books',
    proofs.map((proof) => `select check_name as check, subject, expected, found from ${proof}()`).join(' union all '),
  );
