import type { Brand } from '@portal/brand';
import type { GrantedCoupon, Promotion } from '@portal/contract/staff';
import { cents, usd } from '../../core/money/money';
import type { Db } from '../../database/database';

const columns = 'id, title, coupon, amount, min_deposit, budget, days, runs_from, runs_until, new_customers, ended_at';

/** Coupons and their cost by promotion. The cost is what the ledger credited, not what the coupons say. */
const counts = (db: Db) =>
  db.rows(
    'staff.promotionCounts',
    `select c.promotion_id, count(*)::int as granted, count(c.used_by)::int as used, sum(c.amount)::bigint as committed,
            coalesce(sum(t.amount), 0)::bigint as cost
     from activity.coupon c
     left join ledger.journal j on c.used_by is not null and j.kind = 'credit' and j.ref_type = 'coupon' and j.ref_id = c.id::text
     left join ledger.transfer t on t.journal_id = j.id
     group by c.promotion_id`,
  );

const stateOf = (from: Date, until: Date, now: Date): Promotion['state'] =>
  now < from ? 'planned' : now < until ? 'running' : 'ended';

export async function findPromotions(db: Db, brand: Brand, now = new Date()): Promise<Promotion[]> {
  const [rows, counted] = await Promise.all([
    db.rows('staff.campaigns', `select ${columns} from activity.campaign order by made_at desc, id desc`),
    counts(db),
  ]);
  const figures = (id: string) => {
    const row = counted.find(({ promotion_id: promotion }) => promotion === id);
    const { granted = 0, used = 0, committed = 0n, cost = 0n } = row ?? {};
    return { granted, used, committed: usd(committed), cost: usd(cost) };
  };
  const own = rows.map((row): Promotion => {
    const until = row.ended_at ?? row.runs_until;
    return {
      id: row.id,
      source: 'staff',
      title: row.title,
      coupon: row.coupon,
      days: row.days,
      amount: usd(row.amount),
      minDeposit: usd(row.min_deposit),
      budget: usd(row.budget),
      newCustomers: row.new_customers,
      from: row.runs_from.toISOString(),
      until: until.toISOString(),
      state: row.ended_at ? 'ended' : stateOf(row.runs_from, until, now),
      ...figures(row.id),
    };
  });
  const brands = brand.promotions.map(({ id, title, from, until, coupon }): Promotion => ({
    id,
    source: 'brand',
    title,
    coupon: coupon.title,
    days: coupon.days,
    newCustomers: true,
    amount: usd(cents(coupon.amount)),
    minDeposit: usd(cents(coupon.minDeposit)),
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    state: stateOf(new Date(from), new Date(until), now),
    ...figures(id),
  }));
  return [...own, ...brands];
}

/** Campaigns of staff whose coupon every new customer gets now. */
export const welcomeCampaigns = (db: Db) =>
  db.rows(
    'activity.welcomeCampaigns',
    `select ${columns} from activity.campaign where new_customers and ended_at is null and runs_from <= now() and runs_until > now()`,
  );

export async function couponsOf(db: Db, id: string, used: boolean | undefined, limit: number, offset: number) {
  const values = [id, used ?? null];
  const where = 'c.promotion_id = $1 and ($2::boolean is null or (c.used_by is not null) = $2)';
  const [rows, { total }] = await Promise.all([
    db.rows(
      'staff.promotionCoupons',
      `select c.id, c.customer_id, c.created_at, c.used_at, c.used_by,
              case when c.used_by is not null then 'used' when c.valid_until < now() then 'expired' else 'ready' end as state,
              (select sum(t.amount)::bigint from ledger.journal j join ledger.transfer t on t.journal_id = j.id
               where j.kind = 'credit' and j.ref_type = 'coupon' and j.ref_id = c.id::text) as cost
       from activity.coupon c where ${where} order by c.id desc limit $3 offset $4`,
      [...values, limit, offset],
    ),
    db.row('staff.promotionCouponCount', `select count(*)::int as total from activity.coupon c where ${where}`, values),
  ]);
  const list = rows.map((row): GrantedCoupon => ({
    id: String(row.id),
    customerNumber: String(row.customer_id),
    state: row.state,
    grantedAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString(),
    pno: row.used_by ?? undefined,
    cost: row.cost === null ? undefined : usd(row.cost),
  }));
  return { list, total };
}
