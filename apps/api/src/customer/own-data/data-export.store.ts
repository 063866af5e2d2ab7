import { audit } from '../../core/audit/audit';
import type { Database, Db } from '../../database/database';
import type { Rows } from '../../database/rows';

/** The export of a customer. */
export type ExportRow = Rows['ownData.export'];

export const readExport = (db: Db, customerId: bigint) =>
  db.maybe(
    'ownData.export',
    'select id, state, file_id, bytes, asked_at, ready_at from customer.data_export where customer_id = $1',
    [customerId],
  );

/** Starts the export of a customer who has none. Of requests at the same time one starts it. */
export const startExport = (db: Database, customerId: bigint, requestId: string, address: string) =>
  db.transaction(async (tx) => {
    const started = await tx.maybe(
      'ownData.start',
      'insert into customer.data_export (customer_id) values ($1) on conflict (customer_id) do nothing returning id',
      [customerId],
    );
    if (!started) return;
    // One at a time over all gateways, after everything that somebody waits for.
    await tx.rows(
      'ownData.queue',
      `select from graphile_worker.add_job('customer.export', json_build_object('id', $1::text), queue_name := 'customer.export', priority := 20)`,
      [String(started.id)],
    );
    await audit(tx, {
      actor: `customer:${customerId}`,
      act: 'customer.exportData',
      subject: `customer:${customerId}`,
      requestId,
      address,
    });
  });

/** Begins an attempt: from here on no earlier one can add a part. Undefined if there is nothing to write. */
export const beginRun = (db: Db, id: bigint | null, run: string) =>
  db.maybe(
    'ownData.begin',
    `update customer.data_export e set run = $2 from customer.customer c
     where e.id = $1 and e.state = 'running' and c.id = e.customer_id and c.closed_at is null
     returning e.customer_id, e.parts`,
    [id, run],
  );

export const forgetParts = (db: Db, id: bigint | null, run: string) =>
  db.rows('ownData.forgetParts', `update customer.data_export set parts = '{}', bytes = 0 where id = $1 and run = $2`, [
    id,
    run,
  ]);

/** Notes a part before its bytes are stored. False if another attempt has begun, or the export is gone. */
export async function notePart(db: Db, id: bigint | null, run: string, part: string, bytes: number): Promise<boolean> {
  const noted = await db.maybe(
    'ownData.notePart',
    `update customer.data_export set parts = parts || $3::text, bytes = bytes + $4
     where id = $1 and run = $2 and state = 'running' returning id`,
    [id, run, part, bytes],
  );
  return noted !== undefined;
}

/** Makes the export ready, and tells the customer. */
export const finishRun = (db: Db, id: bigint | null, run: string, fileId: string, days: number) =>
  db.rows(
    'ownData.finish',
    `with done as (
       update customer.data_export e set state = 'ready', file_id = $3, ready_at = now() from customer.customer c
       where e.id = $1 and e.run = $2 and e.state = 'running' and c.id = e.customer_id and c.closed_at is null
       returning e.customer_id)
     select message.leave(customer_id, 'customer.exported', jsonb_build_object('days', $4::int), '/user-center/settings#own-data')
     from done`,
    [id, run, fileId, days],
  );

/** Exports that are over: read long enough, never completed, or of a closed customer. */
export const endedExports = (db: Db, days: number) =>
  db.rows(
    'ownData.ended',
    `select e.id, e.parts, e.run from customer.data_export e join customer.customer c on c.id = e.customer_id
     where e.ready_at < now() - make_interval(days => $1) or e.state = 'running' and e.asked_at < now() - interval '2 days'
       or c.closed_at is not null`,
    [days],
  );

/** A fence as beginRun: what still writes can add no part. */
export const stopRun = (db: Db, id: bigint) =>
  db.maybe('ownData.stop', `update customer.data_export set run = 'dropped' where id = $1 returning parts`, [id]);

export const dropExport = (db: Db, id: bigint) =>
  db.rows('ownData.drop', `delete from customer.data_export where id = $1 and run = 'dropped'`, [id]);
