import type { Db } from '../database/database';
import type { Rows } from '../database/rows';

/** An account and what it held at the end of a day in Beijing, in minor units. */
export type DayBalance = Rows['reports.dayBalances'];

/** The accounts of a customer that were open by the end of a day, with the balance of their last entry of that day or before. */
export const readDayBalances = (db: Db, customerId: bigint, day: string, accountId: bigint | null) =>
  db.rows(
    'reports.dayBalances',
    `select a.kind, a.login, a.currency, coalesce(b.balance, 0) as balance
     from account.account a
     cross join (select ($2::date + 1)::timestamp at time zone 'Asia/Shanghai' as ends) d
     left join lateral (
       select e.balance from reports.entry e where e.ledger_id = a.ledger_id and e.at < d.ends order by e.at desc, e.n desc limit 1
     ) b on true
     where a.customer_id = $1 and a.status <> 'pending' and a.created_at < d.ends and ($3::bigint is null or a.id = $3)
     order by a.id`,
    [customerId, day, accountId],
  );

/** Records a certificate as it is printed. `balances` is JSON: account, currency and balance of each line. */
export const addCertificate = (db: Db, customerId: bigint, accountId: bigint | null, day: string, balances: string) =>
  db.row(
    'reports.addCertificate',
    'insert into reports.certificate (customer_id, account_id, day, balances) values ($1, $2, $3::date, $4) returning id, issued_at',
    [customerId, accountId, day, balances],
  );
