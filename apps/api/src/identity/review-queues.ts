import type { Review } from '@portal/contract/staff';
import { bankName } from '../core/banks/banks';
import { Failure } from '../core/errors/fail';
import type { ReviewQueue } from '../core/reviews/review';
import type { IdentityRow } from './identity.store';
import {
  cardById,
  cards,
  decideBank,
  decideIdentity,
  identities,
  identityById,
  type CardForReview,
} from './review.store';

/** Ids of this domain are numbers. Any other id is unknown. */
function numbered(id: string): bigint {
  if (!/^\d{1,18}$/.test(id)) throw new Failure('staff.unknown');
  return BigInt(id);
}

function known<T>(row: T | undefined): T {
  if (row === undefined) throw new Failure('staff.unknown');
  return row;
}

/** The name is shown in full, because the reviewer compares it with the picture. */
const identityReview = (row: IdentityRow): Review => ({
  id: String(row.id),
  kind: 'identity',
  customerNumber: String(row.customer_id),
  status: row.status,
  createdAt: row.submitted_at.toISOString(),
  subject: { chineseName: row.chinese_name, idDocumentNumber: row.id_mask },
  files: [row.front_file_id, row.back_file_id].filter((file) => file !== null),
  reason: row.reason ?? undefined,
});

const bankReview = (row: CardForReview): Review => ({
  id: String(row.id),
  kind: 'bank',
  customerNumber: String(row.customer_id),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  subject: {
    bankName: bankName(row.bank_code) ?? row.bank_code,
    accountNumber: row.number_mask,
    holder: row.holder,
    verifiedName: row.verified_name ?? '',
    province: row.province,
    city: row.city,
    branch: row.branch,
    approval: String(row.approval),
    nameApproval: String(row.name_approval),
    imageApproval: String(row.image_approval),
  },
  files: [row.image_file_id],
  reason: row.reason ?? undefined,
});

const identityQueue: ReviewQueue = {
  kind: 'identity',
  async list({ db }, query) {
    const { rows, total } = await identities(db, query);
    return { list: rows.map(identityReview), total };
  },
  async decide({ db }, decision) {
    // Only a card has several approvals.
    if (decision.approval) throw new Failure('staff.decision');
    const id = numbered(decision.id);
    if (decision.createdAt === undefined) throw new Failure('PARAM', { status: 400, fields: ['createdAt'] });
    await decideIdentity(db, id, { ...decision, seen: new Date(decision.createdAt) });
    return identityReview(known(await identityById(db, id)));
  },
};

const bankQueue: ReviewQueue = {
  kind: 'bank',
  async list({ db }, query) {
    const { rows, total } = await cards(db, query);
    return { list: rows.map(bankReview), total };
  },
  async decide({ db }, decision) {
    const id = numbered(decision.id);
    await decideBank(db, id, decision);
    return bankReview(known(await cardById(db, id)));
  },
};

export const identityQueues: readonly ReviewQueue[] = [identityQueue, bankQueue];
