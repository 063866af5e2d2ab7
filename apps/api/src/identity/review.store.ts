import { cardColumns, type CardRow } from '../core/banks/bank-cards';
import type { Db } from '../database/database';
import type { Decision, ReviewQuery } from '../core/reviews/review';
import { identityColumns, type IdentityRow } from './identity.store';

/** A page of submissions, oldest first, and how many there are in all. */
export const identities = (db: Db, { status, limit, offset }: ReviewQuery): Promise<IdentityRow[]> =>
  db.rows<IdentityRow>(
    'identity.reviews',
    `select ${identityColumns} from identity.identity where $1::smallint is null or status = $1
     order by submitted_at, id limit $2 offset $3`,
    [status ?? null, limit, offset],
  );

export const cards = (db: Db, { status, limit, offset }: ReviewQuery): Promise<CardForReview[]> =>
  db.rows<CardForReview>(
    'identity.card_reviews',
    `${cardForReview} where $1::smallint is null or c.status = $1 order by c.created_at, c.id limit $2 offset $3`,
    [status ?? null, limit, offset],
  );

export async function countIdentities(db: Db, status: number | undefined): Promise<number> {
  const { n } = await db.row<{ n: bigint }>(
    'identity.count',
    'select count(*) as n from identity.identity where $1::smallint is null or status = $1',
    [status ?? null],
  );
  return Number(n);
}

export async function countCards(db: Db, status: number | undefined): Promise<number> {
  const { n } = await db.row<{ n: bigint }>(
    'identity.count_cards',
    'select count(*) as n from identity.bank_card where $1::smallint is null or status = $1',
    [status ?? null],
  );
  return Number(n);
}

/** A card beside the identity it must belong to. */
export interface CardForReview extends CardRow {
  /** Null until the customer's identity is approved. */
  verified_name: string | null;
}

const cardForReview = `
  select ${cardColumns.replace(/\w+/g, 'c.$&')}, i.chinese_name as verified_name
  from identity.bank_card c left join identity.identity i on i.customer_id = c.customer_id and i.status = 1`;

export const identityById = (db: Db, id: bigint): Promise<IdentityRow | undefined> =>
  db.maybe<IdentityRow>('identity.by_id', `select ${identityColumns} from identity.identity where id = $1`, [id]);

export const cardById = (db: Db, id: bigint): Promise<CardForReview | undefined> =>
  db.maybe<CardForReview>('identity.card_by_id', `${cardForReview} where c.id = $1`, [id]);

/** What both kinds of decision are made of. `requestId` and `address` are absent where no request made it. */
export type DecisionFacts = Pick<Decision, 'decision' | 'reason' | 'actor'> &
  Partial<Pick<Decision, 'approval' | 'requestId' | 'address'>>;

/** Throws the codes of staff.decide. */
export async function decideIdentity(db: Db, id: bigint, of: DecisionFacts): Promise<void> {
  await db.rows('identity.decide', 'select identity.decide_identity($1, $2, $3, $4, $5, $6)', [
    id,
    of.decision,
    of.reason,
    of.actor,
    of.requestId,
    of.address,
  ]);
}

/** Throws the codes of staff.decide. */
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
