import type { ReviewSort } from '@portal/contract/staff';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList } from '../../database/sorted-list';
import type { ReviewQuery } from '../reviews/review';

export type PayoutKind = 'bank' | 'coin';
/** 1 in review, 2 paying, 3 paid, 4 refused, 5 cancelled, 6 returned. */
export type PayoutStatus = 1 | 2 | 3 | 4 | 5 | 6;

/** A payout as staff see it. `amount` in USD cents; `fee` and `receive` in USD cents or millionths of USDT. */
export type PayoutRow = Rows['payout.of'];

const columns = `
  p.pno, p.kind, p.customer_id, coalesce(a.login, p.customer_id::text) as account_no, p.amount, p.fee, p.receive,
         p.pay_amount, p.rate::text as rate, p.status::int as status, p.platform, p.reason, p.tx_hash, p.reference, p.created_at,
         array(select actor from payout.approval o where o.pno = p.pno order by at) as approvals,
         c.bank_code, c.number_mask, c.holder, c.status::int as card_status, i.chinese_name as verified_name,
         d.chain, d.address,
         case when p.status in (1, 2) then coalesce(payout.hints(p.pno), '{}') else '{}' end as hints`;
const joins = `
  join account.account a on a.id = p.account_id
  left join identity.identity i on i.customer_id = p.customer_id and i.status = 1
  left join identity.bank_card c on c.id = p.card_id
  left join coin.address d on d.id = p.address_id`;

export const payoutOf = (db: Db, pno: string): Promise<PayoutRow | undefined> =>
  db.maybe('payout.of', `select ${columns} from payout.proposal p ${joins} where p.pno = $1`, [pno]);

const reviewList: SortedList<'payout.reviews', { kind: PayoutKind; status: number | undefined }, ReviewSort> = {
  name: 'payout.reviews',
  from: 'payout.proposal p',
  key: 'p.pno',
  keyType: 'text',
  columns,
  joins,
  where: { kind: (is) => `p.kind = ${is}`, status: (is) => `p.status = ${is}` },
  sorts: { createdAt: 'p.created_at', customer: 'p.customer_id', amount: 'p.amount' },
  order: 'createdAt',
};

/** A list page of the review queue, and the total. */
export const payoutReviews = (db: Db, kind: PayoutKind, { status, ...page }: ReviewQuery) =>
  sortedList(db, reviewList, {
    ...page,
    filter: { kind, status },
  });

/** The operation that the platform still has to carry out: `take` an amount (USD cents) from a login, or `give` it back. */
export const platformWork = (db: Db, pno: string) =>
  db.maybe('payout.platformWork', 'select act, login, amount, ticket from payout.platform_work($1)', [pno]);

/** The sum of a customer's payouts of a kind today, without refused and cancelled ones, in USD cents. */
export async function usedToday(db: Db, kind: PayoutKind, customerId: bigint): Promise<bigint> {
  const { used } = await db.row('payout.usedToday', 'select payout.used_today($1, $2) as used', [kind, customerId]);
  return used;
}
