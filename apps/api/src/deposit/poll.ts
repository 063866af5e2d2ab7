import { parseAmount } from '@portal/rules/money';
import type { Gateway } from '../gateway';
import type { Job } from '../jobs/jobs';
import { settle, silentDrafts, type SilentDraft } from './deposit.store';

async function ask({ db, ports, log }: Gateway, { pno, channel }: SilentDraft): Promise<void> {
  const report = await ports.payment.query(pno);
  if (!report) return;
  const verdict = await settle(db, channel, report, parseAmount(report.amount, 2), JSON.stringify(report));
  log.warn({ channel, pno, verdict }, 'payment found by polling');
}

/**
 * Queries the channel about old drafts without a callback (掉单) and posts what it reports, as the callback does. A draft that the
 * channel does not answer for, for example because it does not know the order, does not stop the others.
 */
export const poll: Job = async (gateway) => {
  for (const draft of await silentDrafts(gateway.db))
    await ask(gateway, draft).catch((error: unknown) =>
      gateway.log.warn({ err: error, pno: draft.pno }, 'the channel did not answer for a draft'),
    );
};
