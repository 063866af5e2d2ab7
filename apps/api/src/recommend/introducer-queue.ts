import type { Review } from '@portal/contract/staff';
import { Failure } from '../core/errors/fail';
import type { ReviewQueue } from '../core/reviews/review';
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
  async list({ db }, query) {
    const { rows, total } = await applications(db, query);
    return { list: rows.map(review), total };
  },
  async decide({ db }, decision) {
    if (decision.approval || decision.txHash) throw new Failure('staff.decision');
    if (!/^\d{1,18}$/.test(decision.id)) throw new Failure('staff.unknown');
    const id = BigInt(decision.id);
    await decideApplication(db, id, decision);
    return review(await applicationById(db, id));
  },
};
