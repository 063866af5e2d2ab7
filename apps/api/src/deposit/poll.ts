import { parseAmount } from '@portal/rules/money';
import type { Job } from '../jobs/jobs';
import { settle, silentDrafts } from './deposit.store';

/** Queries the channel about old drafts without a callback (掉单) and posts what it reports, as the callback does. */
export const poll: Job = async ({ db, ports, log }) => {
  for (const { pno, channel } of await silentDrafts(db)) {
    const report = await ports.payment.query(pno);
    if (!report) continue;
    const verdict = await settle(db, channel, report, parseAmount(report.amount, 2), JSON.stringify(report));
    log.warn({ channel, pno, verdict }, 'payment found by polling');
  }
};
