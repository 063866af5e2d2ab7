import type { ReviewSort } from '@portal/contract/staff';
import type { Decision, ReviewQuery } from '../../core/reviews/review';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList } from '../../database/sorted-list';

export type LinkRequestRow = Rows['account.linkRequest'];

/** The name of the customer's approved identity; empty without one. */
export const verifiedNameOf = async (db: Db, customerId: bigint): Promise<string> =>
  (
    await db.maybe(
      'account.verifiedName',
      'select chinese_name as name from identity.identity where customer_id = $1 and status = 1',
      [customerId],
    )
  )?.name ?? '';

/** Lets staff decide on a login in another name, once while it is open. */
export const requestLink = (db: Db, of: { customerId: bigint; login: string; name: string }) =>
  db.rows(
    'account.requestLink',
    `insert into account.link_request (customer_id, login, platform_name) values ($1, $2, $3)
     on conflict (customer_id, login) where status = 2 do nothing`,
    [of.customerId, of.login, of.name],
  );

const from = `account.link_request r left join identity.identity i on i.customer_id = r.customer_id and i.status = 1`;
const columns = `r.id, r.customer_id, r.login, r.platform_name, i.chinese_name as verified_name, r.status::int as status, r.reason,
  r.created_at`;

const requestList: SortedList<'account.linkRequests', { status: number | undefined }, ReviewSort> = {
  name: 'account.linkRequests',
  from,
  key: 'r.id',
  keyType: 'bigint',
  columns,
  where: { status: (is) => `r.status = ${is}` },
  sorts: { createdAt: 'r.created_at', customer: 'r.customer_id' },
  order: 'createdAt',
};

export const linkRequests = (db: Db, { status, ...page }: ReviewQuery) =>
  sortedList(db, requestList, {
    ...page,
    filter: { status },
  });

export const linkRequest = (db: Db, id: bigint) =>
  db.maybe('account.linkRequest', `select ${columns} from ${from} where r.id = $1`, [id]);

/** Throws the codes of a decision. */
export const decideLink = (tx: Db, id: bigint, of: Decision) =>
  tx.rows('account.decideLink', 'select account.decide_link($1, $2, $3, $4, $5, $6)', [
    id,
    of.decision,
    of.reason,
    of.actor,
    of.requestId,
    of.address,
  ]);
