import type { Review } from '@portal/contract/staff';
import { maskPhone } from '@portal/rules/masks';
import { codeTry } from '../../core/codes/code-try';
import { coolingHours } from '../../core/customers/cooling';
import { Failure } from '../../core/errors/fail';
import { numbered } from '../../core/reviews/numbered';
import type { ReviewQueue } from '../../core/gateway/review-queue';
import { changeForReview, changesForReview, decideChange, type ChangeForReview } from './phone.store';

/**
 * The new phone is shown in full: staff may call it. The name is held against the pictures, and these against those of the approved
 * identity, which follow.
 */
const phoneReview = (row: ChangeForReview): Review => ({
  id: String(row.id),
  kind: 'phone',
  customerNumber: String(row.customer_id),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  subject: {
    chineseName: row.chinese_name ?? '',
    idDocumentNumber: row.id_mask ?? '',
    oldPhone: maskPhone(row.old_phone),
    newPhone: row.mobile_phone,
    ...(row.requested_by && { requestedBy: row.requested_by, requestReason: row.request_reason ?? '' }),
  },
  files: [row.front_file_id, row.back_file_id, row.holding_file_id, ...row.identity_files],
  reason: row.reason ?? undefined,
});

/** As codes are bound to it. */
export const newNumberOf = ({ nation_code, mobile_phone }: ChangeForReview): string => nation_code + mobile_phone;

export const phoneQueue: ReviewQueue = {
  kind: 'phone',
  machine: 'phone_change',
  async list({ db }, query) {
    const { rows, total } = await changesForReview(db, query);
    return { list: rows.map(phoneReview), total };
  },
  async read({ db }, id) {
    const row = await changeForReview(db, numbered(id));
    if (!row) throw new Failure('staff.unknown');
    return phoneReview(row);
  },
  async decide(gateway, decision) {
    if (decision.approval || decision.txHash) throw new Failure('staff.decision');
    const id = numbered(decision.id);
    const { phoneCode } = decision;
    const change = phoneCode && (await changeForReview(gateway.db, id));
    const code = change && codeTry(gateway, phoneCode.asker, 'phoneNew', newNumberOf(change), phoneCode.verifyCode);
    await decideChange(gateway.db, id, coolingHours(gateway), decision, code);
    return this.read(gateway, decision.id);
  },
};
