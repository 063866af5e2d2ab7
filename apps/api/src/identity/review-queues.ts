import type { Review } from '@portal/contract/staff';
import { checkIdNumber, idNumberSex } from '@portal/rules/rules';
import { bankName } from '../core/banks/banks';
import { Failure } from '../core/errors/fail';
import { numbered } from '../core/reviews/numbered';
import type { ReviewQueue } from '../core/gateway/review-queue';
import { numberContext } from '../crypto/number-index';
import {
  cardById,
  cards,
  decideBank,
  decideIdentity,
  identities,
  identityById,
  identityNumber,
  type CardForReview,
  type IdentityForReview,
} from './review.store';

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Failure('staff.unknown');
  return row;
}

const duplicatesOf = ({ status, duplicates }: IdentityForReview | CardForReview) =>
  status !== 3 && duplicates.length > 0 ? duplicates : undefined;

/** The name is shown in full, because the reviewer compares it with the picture. */
const identityReview = (row: IdentityForReview): Review => ({
  id: String(row.id),
  kind: 'identity',
  customerNumber: String(row.customer_id),
  status: row.status,
  createdAt: row.submitted_at.toISOString(),
  subject: { chineseName: row.chinese_name, idDocumentNumber: row.id_mask },
  files: [row.front_file_id, row.back_file_id].filter((file) => file !== null),
  reason: row.reason ?? undefined,
  duplicates: duplicatesOf(row),
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
  duplicates: duplicatesOf(row),
});

const identityQueue: ReviewQueue = {
  kind: 'identity',
  machine: 'identity',
  async list({ db }, query) {
    const { rows, total } = await identities(db, query);
    return { list: rows.map(identityReview), total };
  },
  read: async ({ db }, id) => identityReview(found(await identityById(db, numbered(id)))),
  async identity({ db, crypto }, { id, status, customerNumber }) {
    if (status !== 2) return undefined;
    const encrypted = await identityNumber(db, numbered(id));
    const number = crypto.decrypt(encrypted, numberContext('identity.id', BigInt(customerNumber))).toString();
    const { birthDate } = checkIdNumber(number, new Date());
    return { idDocumentNumber: number, birthDate: birthDate ?? undefined, sex: idNumberSex(number) };
  },
  async decide(gateway, decision) {
    // Only a card has several approvals.
    if (decision.approval) throw new Failure('staff.decision');
    const id = numbered(decision.id);
    if (decision.createdAt === undefined) throw new Failure('PARAM', { status: 400, fields: ['createdAt'] });
    await decideIdentity(gateway.db, id, { ...decision, seen: new Date(decision.createdAt) });
    return this.read(gateway, decision.id);
  },
};

const bankQueue: ReviewQueue = {
  kind: 'bank',
  machine: 'bank_card',
  async list({ db }, query) {
    const { rows, total } = await cards(db, query);
    return { list: rows.map(bankReview), total };
  },
  read: async ({ db }, id) => bankReview(found(await cardById(db, numbered(id)))),
  async decide(gateway, decision) {
    await decideBank(gateway.db, numbered(decision.id), decision);
    return this.read(gateway, decision.id);
  },
};

export const identityQueues: readonly ReviewQueue[] = [identityQueue, bankQueue];
