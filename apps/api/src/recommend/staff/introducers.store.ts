import type { Introducer, IntroducerClient } from '@portal/contract/staff';
import { maskPhone } from '@portal/rules/masks';
import { usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type IntroducerRow = Rows['staff.introducer'];

type IntroducerSort = 'approvedAt' | 'clients' | 'earned' | 'accrued' | 'paid' | 'commission';

const from = `(
  select a.id, a.chinese_name, a.mobile_phone, a.city, a.channel, a.decided_at, c.id as customer_id,
         coalesce(r.clients, 0)::int as clients, coalesce(r.earned, 0)::int as earned,
         coalesce(b.accrued, 0)::bigint as accrued, coalesce(b.paid, 0)::bigint as paid,
         (select status::int from recommend.agreement where application_id = a.id order by version desc limit 1) as agreement,
         (select coalesce(sum(amount), 0)::bigint from recommend.commission where introducer_id = c.id and status = 3) as commission
  from recommend.introducer_application a
  left join lateral (select recommend.introducer_of(a) as id) c on true
  left join lateral (select count(*) as clients, count(*) filter (where status = 'earned') as earned
                     from recommend.relation where inviter_id = c.id) r on true
  left join lateral (
    select sum(o.amount) filter (where o.status = 'pending') as accrued, sum(t.amount) as paid
    from recommend.bonus o
    left join ledger.journal j on j.kind = 'invite' and j.ref_type = 'bonus' and j.ref_id = o.id::text
    left join ledger.transfer t on t.journal_id = j.id
    where o.inviter_id = c.id) b on true
  where a.status = 1
) i`;

const introducerList: SortedList<'staff.introducers', object, IntroducerSort> = {
  name: 'staff.introducers',
  from,
  key: 'i.id',
  keyType: 'bigint',
  columns: 'i.*',
  where: {},
  sorts: {
    approvedAt: `coalesce(i.decided_at, '-infinity')`,
    clients: 'i.clients',
    earned: 'i.earned',
    accrued: 'i.accrued',
    paid: 'i.paid',
    commission: 'i.commission',
  },
  order: '-approvedAt',
};

const toIntroducer = (row: IntroducerRow): Introducer => ({
  id: String(row.id),
  name: row.chinese_name,
  mobilePhone: maskPhone(row.mobile_phone),
  city: row.city,
  channel: row.channel,
  clients: row.clients,
  earned: row.earned,
  approvedAt: row.decided_at?.toISOString(),
  customerNumber: row.customer_id === null ? undefined : String(row.customer_id),
  accrued: usd(row.accrued),
  paid: usd(row.paid),
  commission: usd(row.commission),
  agreement: row.agreement ?? undefined,
});

/** An approved introducer by the id of the application. */
export async function findIntroducer(db: Db, id: bigint | null): Promise<Introducer | undefined> {
  const row = await db.maybe('staff.introducer', `select * from ${from} where i.id = $1`, [id]);
  return row && toIntroducer(row);
}

/** The last approved first, unless another order is requested. */
export async function findIntroducers(db: Db, query: Omit<SortedQuery<object, IntroducerSort>, 'filter'>) {
  const { rows, total } = await sortedList(db, introducerList, {
    ...query,
    filter: {},
  });
  return { list: rows.map(toIntroducer), total };
}

export async function clientsOf(db: Db, inviter: bigint, limit: number, offset: number) {
  const [rows, { total }] = await Promise.all([
    db.rows(
      'staff.introducerClients',
      `select r.customer_id, r.registered_at, r.status, r.first_pno, b.amount, b.status as bonus_status
       from recommend.relation r left join recommend.bonus b on b.customer_id = r.customer_id
       where r.inviter_id = $1 order by r.ord desc limit $2 offset $3`,
      [inviter, limit, offset],
    ),
    db.row(
      'staff.introducerClientCount',
      'select count(*)::int as total from recommend.relation where inviter_id = $1',
      [inviter],
    ),
  ]);
  const list = rows.map((row): IntroducerClient => ({
    customerNumber: String(row.customer_id),
    registeredAt: row.registered_at.toISOString(),
    state: row.status,
    pno: row.first_pno ?? undefined,
    bonus: row.amount === null ? undefined : usd(row.amount),
    bonusState: row.bonus_status ?? undefined,
  }));
  return { list, total };
}
