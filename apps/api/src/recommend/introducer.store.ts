import type { ReviewSort } from '@portal/contract/staff';
import type { Db } from '../database/database';
import type { Rows } from '../database/rows';
import { sortedList, type SortedList } from '../database/sorted-list';
import type { Decision, ReviewQuery } from '../core/reviews/review';

export type ApplicationRow = Rows['recommend.applications'];

export interface NewApplication {
  requestId: string;
  hash: Buffer;
  chineseName: string;
  mobilePhone: string;
  email: string;
  city: string;
  channel: string;
  note: string | undefined;
  track: unknown;
  address: string;
}

export type StoredApplication = Rows['recommend.application_by_key'];

/** An application by the key it came under. */
export const applicationByKey = (db: Db, key: string) =>
  db.maybe(
    'recommend.application_by_key',
    'select id, created_at, request_hash from recommend.introducer_application where request_key = $1',
    [key],
  );

/** Throws recommend.applied, recommend.applyDaily or IDEMPOTENCY. */
export const storeApplication = (db: Db, a: NewApplication, daily: number) =>
  db.row(
    'recommend.apply_introducer',
    `select id, created_at, request_hash
     from recommend.apply_introducer($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11)`,
    [
      a.requestId,
      a.hash,
      a.chineseName,
      a.mobilePhone,
      a.email,
      a.city,
      a.channel,
      a.note,
      a.track === undefined ? undefined : JSON.stringify(a.track),
      a.address,
      daily,
    ],
  );

const columns = `a.id, a.chinese_name, a.mobile_phone, a.email, a.city, a.channel, a.note, a.track, a.status::int as status,
  a.reason, a.created_at, (select c.id from customer.customer c where c.mobile_phone = a.mobile_phone limit 1) as customer_id`;

const applicationList: SortedList<'recommend.applications', { status: number | undefined }, ReviewSort> = {
  name: 'recommend.applications',
  from: 'recommend.introducer_application a',
  key: 'a.id',
  keyType: 'bigint',
  columns,
  where: { status: (is) => `a.status = ${is}` },
  sorts: { createdAt: 'a.created_at' },
  order: 'createdAt',
};

export const applications = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, applicationList, {
    ...page,
    filter: { status },
  });

export const applicationById = (db: Db, id: bigint) =>
  db.maybe('recommend.application', `select ${columns} from recommend.introducer_application a where a.id = $1`, [id]);

/** Throws the codes of a decision. */
export async function decideApplication(db: Db, id: bigint, of: Decision): Promise<void> {
  await db.rows('recommend.decide_introducer', 'select recommend.decide_introducer($1, $2, $3, $4, $5, $6)', [
    id,
    of.decision,
    of.reason,
    of.actor,
    of.requestId,
    of.address,
  ]);
}
