import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import type { PayoutKind } from './payout.store';

/**
 * What the rules on a payout ask about. `in_batch`: the bank has it in a file, or will get it. `bank_paid`: the bank says that it has paid.
 * `day_total`: the customer's withdrawals of the payout's day (Beijing; bank and coin together, without those that were refused or
 * cancelled), USD cents. `is_approver`: who asks has approved it. `has_other`: another one has; `not_second`: why who asks is no second
 * person beside them.
 */
export type PayoutFacts = Rows['payout.facts'];

/** A payout of the customer, locked until the end of the transaction. */
export const lockOwnPayout = (tx: Db, kind: PayoutKind, customerId: bigint, pno: string) =>
  tx.maybe(
    'payout.lockOwn',
    'select status from payout.proposal where pno = $1 and kind = $2 and customer_id = $3 for no key update',
    [pno, kind, customerId],
  );

/** Who asks about a payout. */
export interface Asked {
  kind: PayoutKind;
  pno: string;
  actor: string;
}

/** The facts of a payout; undefined if there is none of the kind. */
export const readPayoutFacts = (db: Db, { kind, pno, actor }: Asked): Promise<PayoutFacts | undefined> =>
  db.maybe(
    'payout.facts',
    `select p.pno, p.kind, p.status, p.platform, p.amount, p.fee, p.receive, p.pay_amount,
            exists (select from payout.batch_item i where i.pno = p.pno and i.open) as in_batch,
            exists (select from payout.batch_item i where i.pno = p.pno and i.result = 'paid') as bank_paid,
            exists (select from kernel.payout_stop where released_at is null) as stopped,
            customer.frozen(p.customer_id, 'money') is true as frozen,
            account.owes(p.customer_id) > 0 as owes,
            payout.verified(p.customer_id, p.card_id) is true as verified,
            account.quarantined(p.account_id) is true as quarantined,
            (select coalesce(sum(o.amount), 0)::bigint from payout.proposal o
             where o.customer_id = p.customer_id and o.status not in (4, 5)
               and o.created_at >= kernel.day_start((p.created_at at time zone 'Asia/Shanghai')::date)
               and o.created_at < kernel.day_start((p.created_at at time zone 'Asia/Shanghai')::date + 1)) as day_total,
            exists (select from payout.approval a where a.pno = p.pno and a.actor = $3) as is_approver,
            exists (select from payout.approval a where a.pno = p.pno and a.actor <> $3) as has_other,
            (select staff.second_refusal(a.actor, $3) from payout.approval a
             where a.pno = p.pno and a.actor <> $3 limit 1) as not_second
     from payout.proposal p where p.pno = $1 and p.kind = $2`,
    [pno, kind, actor],
  );

/** Locks a payout until the end of the transaction and reads the facts under the lock. */
export async function payoutFacts(tx: Db, asked: Asked): Promise<PayoutFacts | undefined> {
  const { kind, pno } = asked;
  await tx.rows('payout.lock', 'select from payout.proposal where pno = $1 and kind = $2 for no key update', [
    pno,
    kind,
  ]);
  return readPayoutFacts(tx, asked);
}
