import { catalogue } from '@portal/contract';
import type { ReviewSort } from '@portal/contract/staff';
import { cardColumns } from '../core/banks/bank-cards';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { sortedList, type SortedList } from '../database/sorted-list';
import type { Decision, ReviewQuery } from '../core/reviews/review';
import { identityColumns } from './identity.store';

/** A card beside the identity it must belong to, and the other customers who submitted the same number and were not refused. */
export type CardForReview = Rows['identity.cardReviews'];

/** An identity beside the other customers who submitted the same number and were not refused. */
export type IdentityForReview = Rows['identity.reviews'];

const reviewColumns = `${identityColumns}, array(
    select d.customer_id::text from identity.identity d
    where d.id_index = identity.id_index and d.customer_id <> identity.customer_id and d.status <> 3 order by d.customer_id
  ) as duplicates`;

type ByStatus = { status: number | undefined };

const identityList: SortedList<'identity.reviews', ByStatus, ReviewSort> = {
  name: 'identity.reviews',
  from: 'identity.identity',
  key: 'id',
  keyType: 'bigint',
  columns: reviewColumns,
  where: { status: (is) => `status = ${is}` },
  sorts: { createdAt: 'submitted_at', customer: 'customer_id' },
  order: 'createdAt',
};

const ofCard = `${cardColumns.replace(/\w+/g, 'c.$&')}, i.chinese_name as verified_name, array(
    select d.customer_id::text from identity.bank_card d
    where d.number_index = c.number_index and d.customer_id <> c.customer_id and d.status <> 3 order by d.customer_id
  ) as duplicates`;
const verified = 'left join identity.identity i on i.customer_id = c.customer_id and i.status = 1';

const cardList: SortedList<'identity.cardReviews', ByStatus, ReviewSort> = {
  name: 'identity.cardReviews',
  from: 'identity.bank_card c',
  key: 'c.id',
  keyType: 'bigint',
  columns: ofCard,
  joins: verified,
  where: { status: (is) => `c.status = ${is}` },
  sorts: { createdAt: 'c.created_at', customer: 'c.customer_id' },
  order: 'createdAt',
};

/** A page of submissions, and how many there are in all. */
export const identities = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, identityList, { ...page, filter: { status } });

export const cards = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, cardList, { ...page, filter: { status } });

export const identityById = (db: Db, id: bigint): Promise<IdentityForReview | undefined> =>
  db.maybe('identity.by_id', `select ${reviewColumns} from identity.identity where id = $1`, [id]);

/** The encrypted identity number of a submission. */
export async function identityNumber(db: Db, id: bigint): Promise<Buffer> {
  const row = await db.row('identity.number', 'select id_encrypted from identity.identity where id = $1', [id]);
  return row.id_encrypted;
}

export const cardById = (db: Db, id: bigint): Promise<CardForReview | undefined> =>
  db.maybe('identity.card_by_id', `select ${ofCard} from identity.bank_card c ${verified} where c.id = $1`, [id]);

/** The fields of both kinds of decision. `requestId` and `address` are absent if no request made it. */
export type DecisionFacts = Pick<Decision, 'decision' | 'reason' | 'actor'> &
  Partial<Pick<Decision, 'approval' | 'requestId' | 'address'>>;

/**
 * Throws the codes of a decision.
 * @param of.seen when the submission that is decided on was made: a later one has the same id
 */
export async function decideIdentity(db: Db, id: bigint, of: DecisionFacts & { seen: Date }): Promise<void> {
  await db.rows('identity.decide', 'select identity.decide_identity($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    of.seen,
    of.decision,
    of.reason,
    of.actor,
    of.requestId,
    of.address,
    catalogue['identity.review.name'],
  ]);
}

/** Throws the codes of a decision. */
export async function decideBank(db: Db, id: bigint, of: DecisionFacts): Promise<void> {
  await db.rows('identity.decide_bank', 'select identity.decide_bank($1, $2, $3, $4, $5, $6, $7)', [
    id,
    of.decision,
    of.approval,
    of.reason,
    of.actor,
    of.requestId,
    of.address,
  ]);
}
