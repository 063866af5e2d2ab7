import type { Job } from '../kernel/jobs';
import { seal as sealLedger } from '../kernel/reconcile';

/** Seals the ledger, now and half a minute later: what recurs does so by the minute. */
export const seal: Job = async (gateway, { half }) => {
  await sealLedger(gateway);
  if (half) return;
  await gateway.db.rows(
    'seal.half',
    `select graphile_worker.add_job('staff.seal', '{"half": "yes"}', run_at := now() + interval '30 seconds',
                                    job_key := 'staff.seal:half')`,
  );
};
