import type { Gateway } from '../core/gateway/gateway';
import type { Job } from '../core/gateway/job';
import { askLater, silentDrafts, type SilentDraft } from './deposit.store';
import { settleAnswer } from './settle-answer';

async function ask({ db, ports, log }: Gateway, { pno, channel }: SilentDraft): Promise<void> {
  const report = await ports.payment.query(pno);
  if (!report) return;
  const verdict = await settleAnswer(db, channel, report);
  if (verdict === 'future') throw new Error('the channel reports a payment of the future');
  log.warn({ channel, pno, verdict }, 'payment found by polling');
}

/** Then the next run begins. Without a limit, a channel that does not answer would hold a worker for 5 s a draft. */
const longestMs = 50_000;

/**
 * Queries the channel about old drafts without a callback (掉单) and posts what it reports, as the callback does. A draft that
 * fails, for example because the channel does not know the order, does not stop the others.
 */
export const poll: Job = async (gateway) => {
  const until = performance.now() + longestMs;
  for (const draft of await silentDrafts(gateway.db)) {
    // Its state is logged once; each draft would be a line of its own.
    if (gateway.parties.isAway('channel')) return;
    if (performance.now() > until) return gateway.log.warn('the channel answers too slowly to poll all drafts');
    // First, so that a draft that fails waits its turn as well.
    await askLater(gateway.db, draft.pno);
    await ask(gateway, draft).catch((error: unknown) =>
      gateway.log.warn({ err: error, pno: draft.pno }, 'a draft could not be polled'),
    );
  }
};
