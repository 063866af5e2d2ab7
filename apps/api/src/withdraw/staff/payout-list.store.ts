import type { PayoutState, StaffPayout } from '@portal/contract/staff';
import { money, usd } from '../../core/money/money';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { sortedList, type SortedList, type SortedQuery } from '../../database/sorted-list';

type Row = Rows['staff.payouts'];

function toPayout(row: Row): StaffPayout {
  const payCurrency = row.kind === 'bank' ? 'CNY' : 'USDT';
  return {
    pno: row.pno,
    kind: row.kind,
    state: row.state,
    customerNumber: String(row.customer_id),
    account: row.account,
    amount: usd(row.amount),
    payAmount: money(row.pay_amount, payCurrency),
    payCurrency,
    target: row.target,
    batch: row.batch ?? undefined,
    reason: row.reason ?? undefined,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString(),
  };
}

const columns = `
  p.pno, p.kind, p.customer_id, coalesce(a.login, p.customer_id::text) as account, p.amount, p.pay_amount,
  coalesce(c.bank_code || ' ' || c.number_mask, d.chain || ' ' || d.address) as target, i.batch, p.reason, p.created_at, p.closed_at,
  case when p.status = 2 then case b.status when 1 then 'batched' when 2 then 'sent' else 'approved' end
       else case p.status when 1 then 'waiting' when 3 then 'paid' when 4 then 'refused' when 6 then 'returned' else 'cancelled' end end as state`;
const joins = `
  join account.account a on a.id = p.account_id
  left join identity.bank_card c on c.id = p.card_id
  left join coin.address d on d.id = p.address_id
  left join payout.batch_item i on i.pno = p.pno and i.open
  left join payout.batch b on b.number = i.batch`;

const batched = (status: number) =>
  `p.status = 2 and exists (select from payout.batch_item o join payout.batch m on m.number = o.batch
                            where o.pno = p.pno and o.open and m.status = ${status})`;

/** The condition of each state. */
const states: Readonly<Record<PayoutState, string>> = {
  waiting: 'p.status = 1',
  approved: 'p.status = 2 and not exists (select from payout.batch_item o where o.pno = p.pno and o.open)',
  batched: batched(1),
  sent: batched(2),
  paid: 'p.status = 3',
  refused: 'p.status = 4',
  cancelled: 'p.status = 5',
  returned: 'p.status = 6',
};

type StateFilter = Readonly<Record<PayoutState, boolean>>;

export interface PayoutFilter extends StateFilter {
  kind: string | undefined;
  pno: string | undefined;
  customerId: bigint | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
}

/** Sets the condition of a state and of no other. */
export const inState = (state: PayoutState | undefined): StateFilter => ({
  waiting: state === 'waiting',
  approved: state === 'approved',
  batched: state === 'batched',
  sent: state === 'sent',
  paid: state === 'paid',
  refused: state === 'refused',
  cancelled: state === 'cancelled',
  returned: state === 'returned',
});

const payoutList: SortedList<'staff.payouts', PayoutFilter, 'createdAt'> = {
  name: 'staff.payouts',
  from: 'payout.proposal p',
  key: 'p.pno',
  keyType: 'text',
  columns,
  joins,
  where: {
    ...states,
    kind: (is) => `p.kind = ${is}`,
    pno: (is) => `p.pno = upper(${is})`,
    customerId: (is) => `p.customer_id = ${is}`,
    startDate: (from) => `p.created_at >= kernel.day_start(${from}::date)`,
    endDate: (to) => `p.created_at < kernel.day_start(${to}::date + 1)`,
  },
  sorts: { createdAt: 'p.created_at' },
  order: '-createdAt',
};

/** Newest first, unless the oldest are requested first. */
export async function findPayouts(db: Db, query: SortedQuery<PayoutFilter, 'createdAt'>) {
  const { rows, total } = await sortedList(db, payoutList, query);
  return { list: rows.map(toPayout), total };
}
