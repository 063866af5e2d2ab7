import type { Db } from '../database/database';

/** The parts of a ready export, in order, for `days` after it became ready. */
export const exportParts = (db: Db, id: string, customerId: bigint, days: number) =>
  db.maybe(
    'file.exportParts',
    `select parts from customer.data_export
     where file_id = $1 and customer_id = $2 and ready_at >= now() - make_interval(days => $3)`,
    [id, customerId, days],
  );
