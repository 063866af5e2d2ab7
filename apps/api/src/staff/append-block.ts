import type { Job } from '../core/gateway/job';
import { appendBlock as append } from '../core/reconciliation';

/** Appends a block to the ledger's hash chain, now and half a minute later, because recurring jobs run by the minute. */
export const appendBlock: Job = async (gateway, { half }) => {
  await append(gateway);
  if (half) return;
  await gateway.db.rows(
    'chain.half',
    `select graphile_worker.add_job('staff.appendBlock', '{"half": "yes"}', run_at := now() + interval '30 seconds',
                                    job_key := 'staff.appendBlock:half')`,
  );
};
