import { money } from '../core/money/money';
import { numberId } from '../database/number-id';
import type { Job } from '../core/gateway/job';
import { endRefund, refundWork } from './staff/suspense.store';

/**
 * Asks the channel for a refund that staff have decided on. Its number identifies it at the channel, so that a repeated run has no
 * further effect; while the channel is away the job is retried.
 */
export const refund: Job = async ({ db, ports, log }, payload) => {
  const id = numberId(payload['id'] ?? '');
  const work = id === null ? undefined : await refundWork(db, id);
  if (id === null || !work) return;
  const { number, order_number: pno, event_id: eventId, amount, currency } = work;
  const { refused } = await ports.payment.refund({ number, pno, eventId, amount: money(amount, currency), currency });
  if (refused !== undefined) log.warn({ number, pno }, 'the channel has refused a refund');
  await endRefund(db, id, refused ?? null);
};
