import type { Review } from '@portal/contract/staff';
import { Failure } from '../core/errors/fail';
import { numbered } from '../core/reviews/numbered';
import type { ReviewQueue } from '../core/gateway/review-queue';
import { trackText } from '../core/customers/track-text';
import { applicationById, applications, decideApplication, type ApplicationRow } from './introducer.store';

/** Phone and e-mail in full: staff decide by speaking to the applicant. */
const review = (row: ApplicationRow): Review => {
  const track = trackText(row.track);
  return {
    id: String(row.id),
    kind: 'introducer',
    customerNumber: row.customer_id === null ? '' : String(row.customer_id),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    subject: {
      chineseName: row.chinese_name,
      mobilePhone: row.mobile_phone,
      email: row.email,
      city: row.city,
      channel: row.channel,
      ...(row.note !== null && { note: row.note }),
      ...(track !== undefined && { track }),
    },
    files: [],
    reason: row.reason ?? undefined,
  };
};

export const introducerQueue: ReviewQueue = {
  kind: 'introducer',
  machine: 'introducer',
  async list({ db }, query) {
    const { rows, total } = await applications(db, query);
    return { list: rows.map(review), total };
  },
  async read({ db }, id) {
    const row = await applicationById(db, numbered(id));
    if (!row) throw new Failure('staff.unknown');
    return review(row);
  },
  async decide(gateway, decision) {
    if (decision.approval || decision.txHash) throw new Failure('staff.decision');
    await decideApplication(gateway.db, numbered(decision.id), decision);
    return this.read(gateway, decision.id);
  },
};
