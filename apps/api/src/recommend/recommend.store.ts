import { maskPhone } from '@portal/rules/masks';
import type { Db } from '../database/database';
import { listPage, type ListPageSource, type ListPageQuery } from '../database/list-page';

export async function inviteCodeOf(db: Db, customerId: bigint): Promise<string> {
  const { code } = await db.row('recommend.code', 'select invite_code as code from customer.customer where id = $1', [
    customerId,
  ]);
  return code;
}

/** Friends, and USD cents they have earned: paid, and on the way. */
export interface Invited {
  invited: number;
  verified: number;
  funded: number;
  bonus: bigint;
  pending: bigint;
}

export const invitedBy = (db: Db, customerId: bigint): Promise<Invited> =>
  db.row(
    'recommend.invited',
    `select count(*)::int as invited, count(*) filter (where r.status <> 'waiting')::int as funded,
            count(*) filter (where i.status = 1)::int as verified,
            coalesce(sum(b.amount) filter (where b.status = 'paid'), 0)::bigint as bonus,
            coalesce(sum(b.amount) filter (where b.status = 'pending'), 0)::bigint as pending
     from recommend.relation r
     left join identity.identity i on i.customer_id = r.customer_id
     left join recommend.bonus b on b.customer_id = r.customer_id
     where r.inviter_id = $1`,
    [customerId],
  );

interface WithPhone {
  customer: string;
}

const masked = <Row extends WithPhone>(row: Row): Row => ({ ...row, customer: maskPhone(row.customer) });

export interface Bonus extends WithPhone {
  id: string;
  amount: string;
  state: 'pending' | 'paid';
  at: string;
}

const phone = `(select mobile_phone from customer.customer c where c.id = t.customer_id)`;

const bonuses: ListPageSource = {
  name: 'recommend.bonuses',
  from: 'recommend.bonus',
  key: ['inviter_id'],
  ord: 'ord',
  at: 'created_at',
  row: `jsonb_build_object('id', t.id::text, 'customer', ${phone}, 'amount', ledger.money_text(t.amount, 'USD'),
                           'state', t.status, 'at', kernel.utc(t.created_at))`,
};

export async function bonusesOf(db: Db, customerId: bigint, query: ListPageQuery) {
  const page = await listPage<Bonus>(db, bonuses, [customerId], query);
  return { ...page, list: page.list.map(masked) };
}

export interface Relation extends WithPhone {
  registeredAt: string;
  verified: boolean;
  funded: boolean;
}

const relations: ListPageSource = {
  name: 'recommend.relations',
  from: 'recommend.relation',
  key: ['inviter_id'],
  ord: 'ord',
  at: 'registered_at',
  row: `jsonb_build_object('customer', ${phone}, 'registeredAt', kernel.utc(t.registered_at),
    'funded', t.status <> 'waiting',
    'verified', exists (select from identity.identity i where i.customer_id = t.customer_id and i.status = 1))`,
};

export async function relationsOf(db: Db, customerId: bigint, query: ListPageQuery) {
  const page = await listPage<Relation>(db, relations, [customerId], query);
  return { ...page, list: page.list.map(masked) };
}

/** Decides what a first deposit has earned and pays it; false: payouts are stopped, it must be run again. USD cents. */
export async function settleFirstDeposit(db: Db, pno: string, threshold: bigint, bonus: bigint): Promise<boolean> {
  const { settled } = await db.row<{ settled: boolean }>(
    'recommend.settle',
    'select recommend.settle($1, $2, $3) as settled',
    [pno, threshold, bonus],
  );
  return settled;
}
