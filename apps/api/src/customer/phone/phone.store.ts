import type { ErrorCode } from '@portal/contract';
import type { ReviewSort } from '@portal/contract/staff';
import type { CodeTry } from '../../core/codes/code-try';
import { Failure } from '../../core/errors/fail';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList } from '../../database/sorted-list';
import type { Decision, ReviewQuery } from '../../core/reviews/review';

export type PhoneChangeRow = Rows['phone_change.latest'];

const columns = `id, customer_id, way, old_nation, old_phone, nation_code, mobile_phone, status, reason, created_at, decided_at`;

export const latestChange = (db: Db, customerId: bigint) =>
  db.maybe(
    'phone_change.latest',
    `select ${columns} from customer.phone_change where customer_id = $1 order by id desc limit 1`,
    [customerId],
  );

export const changeById = (db: Db, id: bigint) =>
  db.maybe('phone_change.by_id', `select ${columns} from customer.phone_change where id = $1`, [id]);

/** The refusal of a wrong code and its field. Both are absent when the act was done. */
export interface CodeOutcome {
  refused?: 'customer.code' | 'customer.codeTries';
  field?: string;
}

export interface NewPhone {
  customerId: bigint;
  sessionId: bigint;
  nation: string;
  phone: string;
  /** The code to the new phone. */
  code: CodeTry;
  requestId: string;
  address: string;
}

/** Throws customer.samePhone or phoneTaken. */
export async function changeByCode(db: Db, of: NewPhone & { oldCode: CodeTry; hours: number }): Promise<CodeOutcome> {
  const { outcome } = await db.row<{ outcome: CodeOutcome }>(
    'phone_change.by_code',
    'select customer.change_phone($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
    [of.customerId, of.sessionId, of.nation, of.phone, of.code, of.oldCode, of.hours, of.requestId, of.address],
  );
  return outcome;
}

export interface Pictures {
  frontFileId: string;
  backFileId: string;
  holdingFileId: string;
}

/** Throws customer.samePhone, phoneTaken, phoneInReview, phoneIdentity, identity.file. */
export async function requestChange(db: Db, of: NewPhone & Pictures): Promise<CodeOutcome> {
  const { outcome } = await db.row<{ outcome: CodeOutcome }>(
    'phone_change.request',
    'select customer.request_phone_change($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as outcome',
    [
      of.customerId,
      of.sessionId,
      of.nation,
      of.phone,
      of.code,
      of.frontFileId,
      of.backFileId,
      of.holdingFileId,
      of.requestId,
      of.address,
    ],
  );
  return outcome;
}

/** Whether this is the number of the approved identity; null where none is approved. */
export async function idNumberFits(db: Db, customerId: bigint, index: Buffer): Promise<boolean | null> {
  const { fits } = await db.row('phone_change.id_number_fits', 'select customer.id_number_fits($1, $2) as fits', [
    customerId,
    index,
  ]);
  return fits;
}

/** Throws customer.phoneRequest where it is not the customer's, or no longer in review. */
export const cancelChange = (db: Db, customerId: bigint, id: bigint | null, requestId: string, address: string) =>
  db.rows('phone_change.cancel', 'select customer.cancel_phone_change($1, $2, $3, $4)', [
    customerId,
    id,
    requestId,
    address,
  ]);

export type DecisionFacts = Pick<Decision, 'decision' | 'reason' | 'actor'> &
  Partial<Pick<Decision, 'requestId' | 'address'>>;

/** Throws the codes of a decision. `code` is needed for the approval of a phone that staff have requested. */
export async function decideChange(
  db: Db,
  id: bigint,
  hours: number,
  of: DecisionFacts,
  code?: CodeTry,
): Promise<void> {
  const { refused } = await db.row<{ refused: ErrorCode | null }>(
    'phone_change.decide',
    'select customer.decide_phone_change($1, $2, $3, $4, $5, $6, $7, $8) as refused',
    [id, of.decision, of.reason, hours, of.actor, of.requestId, of.address, code],
  );
  if (refused) throw new Failure(refused, { fields: ['verifyCode'] });
}

export interface ProposedPhone extends Pictures {
  customerId: bigint | null;
  nation: string;
  phone: string;
  reason: string;
  actor: string;
  own: bigint | null;
  requestId: string;
  address: string;
}

/** Requests a change for a customer who cannot sign in. Throws the codes of staff.proposePhone. */
export async function proposeChange(db: Db, of: ProposedPhone): Promise<string> {
  const { id } = await db.row<{ id: bigint }>(
    'phone_change.propose',
    'select customer.propose_phone($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as id',
    [
      of.customerId,
      of.nation,
      of.phone,
      of.frontFileId,
      of.backFileId,
      of.holdingFileId,
      of.reason,
      of.actor,
      of.own,
      of.requestId,
      of.address,
    ],
  );
  return String(id);
}

/** A request together with the identity that staff compare it with. */
export type ChangeForReview = Rows['phone_change.reviews'];

const ofChange = `${columns.replace(/\w+/g, 'p.$&')}, p.front_file_id, p.back_file_id, p.holding_file_id, c.chinese_name, c.id_mask,
  p.requested_by, p.request_reason,
  array(select unnest(array[i.front_file_id, i.back_file_id]) from identity.identity i
        where i.customer_id = p.customer_id and i.front_file_id is not null) as identity_files`;
const ofCustomer = 'join customer.customer c on c.id = p.customer_id';

const reviewList: SortedList<'phone_change.reviews', { status: number | undefined }, ReviewSort> = {
  name: 'phone_change.reviews',
  from: `(select * from customer.phone_change where way = 'identity') p`,
  key: 'p.id',
  keyType: 'bigint',
  columns: ofChange,
  joins: ofCustomer,
  where: { status: (is) => `p.status = ${is}` },
  sorts: { createdAt: 'p.created_at', customer: 'p.customer_id' },
  order: 'createdAt',
};

export const changesForReview = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, reviewList, {
    ...page,
    filter: { status },
  });

export const changeForReview = (db: Db, id: bigint) =>
  db.maybe(
    'phone_change.review',
    `select ${ofChange} from customer.phone_change p ${ofCustomer} where p.way = 'identity' and p.id = $1`,
    [id],
  );
