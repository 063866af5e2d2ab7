import { findDemoCustomer } from '../http/demo/demo-customer';
import type { Job } from '../jobs/jobs';
import { copyEntries } from './entries.store';
import { catchUp } from './reports.store';

/** Every minute: copies the ledger movements of the demo customer, whom visitors only read. */
export const copyDemo: Job = async ({ db, env }) => {
  const customerId = await findDemoCustomer(db, env);
  if (customerId === undefined) return;
  await copyEntries(db, customerId);
  await catchUp(db, customerId);
};
