import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';

/** The first deposit that an account still needs, in its currency. */
export type AwaitedDeposit = Rows['levels.awaitedDeposit'];

/** An account of the same customer that the money comes from. */
export interface Source {
  id: bigint | null;
  kind: 'wallet' | 'mt5';
}

/**
 * What an open account of the customer still needs to reach the minimum of its level. Undefined if it needs nothing, and if
 * `source` is given and is not another open account of the customer.
 */
export const awaitedDeposit = (db: Db, customerId: bigint, accountId: bigint, source?: Source) =>
  db.maybe(
    'levels.awaitedDeposit',
    `select level, currency, first_minimum as minimum, first_minimum - account.deposited(ledger_id) as missing
     from account.account
     where id = $1 and customer_id = $2 and status = 'open' and level is not null and first_minimum is not null
       and ($4::text is null or exists (select from account.account s
            where s.id = $3 and s.id <> $1 and s.customer_id = $2 and s.status = 'open' and s.kind = $4))`,
    [accountId, customerId, source?.id, source?.kind],
  );
