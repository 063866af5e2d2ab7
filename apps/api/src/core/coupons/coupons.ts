import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { usd } from '../money/money';

export type CouponRow = Rows['coupon.page'];

const stateOf = `case when used_by is not null then 'used' when valid_until < now() then 'expired' else 'ready' end`;

export const couponOf = (row: CouponRow) => ({
  id: String(row.id),
  title: row.title,
  kind: row.kind,
  amount: usd(row.amount),
  minDeposit: usd(row.min_deposit),
  from: row.valid_from.toISOString(),
  until: row.valid_until.toISOString(),
  state: row.state,
});

/** A customer's coupons, newest first, and their total; only those in `state` if it is given. */
export async function listCoupons(
  db: Db,
  customerId: bigint,
  state: string | undefined,
  limit: number,
  offset: number,
) {
  const values = [customerId, state ?? null];
  const { total } = await db.row(
    'coupon.count',
    `select count(*) as total from activity.coupon where customer_id = $1 and ($2::text is null or ${stateOf} = $2)`,
    values,
  );
  const rows = await db.rows(
    'coupon.page',
    `select id, title, kind, amount, min_deposit, valid_from, valid_until, ${stateOf} as state
     from activity.coupon where customer_id = $1 and ($2::text is null or ${stateOf} = $2)
     order by id desc limit $3 offset $4`,
    [...values, limit, offset],
  );
  return { list: rows.map(couponOf), total: Number(total) };
}

/** The coupons that a customer can use now, by the promotion that gave them. */
export async function readyCoupons(db: Db, customerId: bigint) {
  const rows = await db.rows(
    'coupon.ready',
    `select id, promotion_id, title, kind, amount, min_deposit, valid_from, valid_until, 'ready' as state
     from activity.coupon where customer_id = $1 and ${stateOf} = 'ready'`,
    [customerId],
  );
  return new Map(rows.map((row) => [row.promotion_id, couponOf(row)]));
}
