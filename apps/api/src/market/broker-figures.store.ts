import type { Db } from '../database/database';

/**
 * The figures that the database knows. A payout that was sent back after its payment is not counted as paid.
 * @param days how far back payouts count, by their payment
 * @param demo the customer who is left out
 */
export const readFigures = (db: Db, days: number, demo: bigint | undefined) =>
  db.row(
    'market.figures',
    `select
       (select round(percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)))::int
        from payout.proposal
        where status = 3 and paid_at > now() - make_interval(days => $1::int) and customer_id is distinct from $2::bigint
       ) as median_seconds,
       (select at from reconciliation.run where breaks = 0 and cardinality(unchecked) = 0 order by id desc limit 1) as reconciled_at`,
    [days, demo ?? null],
  );
