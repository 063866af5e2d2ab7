import type { Database } from '../database/database';
import { findDemoCustomer } from '../http/demo/demo-customer';
import type { Job } from '../core/gateway/job';
import { copyEntries } from './entries.store';
import { catchUp } from './reports.store';

/** Copies a customer's ledger movements into the reports, as each report does that may write. */
export async function copyRecords(db: Database, customerId: bigint): Promise<void> {
  await copyEntries(db, customerId);
  await catchUp(db, customerId);
}

/** Every minute: copies the ledger movements of the demo customer, whom visitors only read. */
export const copyDemo: Job = async ({ db, env }) => {
  const customerId = await findDemoCustomer(db, env);
  if (customerId !== undefined) await copyRecords(db, customerId);
};
