import type { TestGateway } from './start-test-gateway';

/** Logins that are fed with the same history as those of another side. Their deals' numbers are larger by `shift`. */
export interface Side {
  shift: number;
  logins: string[];
  /** The journal of a transfer to each login; empty if it has none. */
  tickets: string[];
}

const mine = `with mine as (
    select a.*, array_position($1::text[], a.login) as no, d.id as debt_id from account.account a
    left join ledger.account d on d.owner_id = a.customer_id and d.kind = 'debt' and d.ref = a.id::text
    where a.login = any ($1)
  ), journals as (
    select j.*, case when split_part(j.ref_id, '#', 1) ~ '^[0-9]+$' then split_part(j.ref_id, '#', 1)::bigint end as deal,
           substr(j.ref_id, length(split_part(j.ref_id, '#', 1)) + 1) as revision
    from ledger.journal j where j.kind = 'trade' and j.ref_type = 'deal'
  )`;

const side = (id: string) =>
  `coalesce((select m.no || case l.id when m.ledger_id then ' main' when m.credit_ledger_id then ' credit' else ' debt' end
             from mine m where l.id in (m.ledger_id, m.credit_ledger_id, m.debt_id)), l.kind || ' ' || l.currency)
   from ledger.account l where l.id = ${id}`;

const own = (columns: readonly string[]) => columns.map((column) => `'${column}', x.${column}`).join(', ');
const line = ['kind', 'currency', 'symbol', 'at', 'volume', 'profit', 'commission', 'swap', 'spread', 'n_customer', 'n_account', 'n_customer_symbol', 'n_account_symbol']; // prettier-ignore
const dayOf = ['kind', 'currency', 'symbol', 'day', 'lines', 'wins', 'volume', 'gained', 'lost', 'commission', 'swap', 'spread', 'spread_lines']; // prettier-ignore

/** What an import has written, by table, in terms that both sides share. Times that a row was written at are left out. */
const tables: Readonly<Record<string, string>> = {
  'ledger.account': `select m.no, l.kind, l.currency, l.posted, l.held, l.version from mine m
    join ledger.account l on l.id in (m.ledger_id, m.credit_ledger_id, m.debt_id) order by 1, 2`,
  // A house account has no version, so that the journals of a login are compared in its own order.
  'ledger.transfer': `select j.deal - $2 as deal, j.revision, j.actor, j.cause, t.currency, t.amount, t.phase, t.debit_version, t.debit_after,
      t.credit_version, t.credit_after, (select ${side('t.debit')}) as debit, (select ${side('t.credit')}) as credit
    from journals j join ledger.transfer t on t.journal_id = j.id
    where j.deal in (select k.deal from reports.platform_deal k join mine m on m.id = k.account_id)
    order by j.deal, j.revision, t.id`,
  'reports.platform_deal': `select m.no, k.deal - $2 as deal, k.kind, k.amount, k.at, k.revision, k.deleted,
      k.record - '{order,position}'::text[] as record, (k.record ->> 'position')::bigint - $2 as position
    from reports.platform_deal k join mine m on m.id = k.account_id order by k.deal`,
  'reports.lost_operation': `select m.no, o.deal - $2 as deal from reports.lost_operation o join mine m on m.id = o.account_id order by o.deal`,
  'reports.line': `select m.no, x.id - $2 as id, x.position_id - $2 as position, x.detail - 'order' as detail, jsonb_build_object(${own(line)}) as rest
    from reports.line x join mine m on m.id = x.account_id where x.kind in ('trade', 'closing', 'entrust') order by x.kind, x.id`,
  'reports.day': `select m.no, jsonb_build_object(${own(dayOf)}) as rest from reports.day x
    join mine m on m.customer_id = x.customer_id and x.account_id in (0, m.id) where x.kind in ('trade', 'closing', 'entrust')
    order by x.account_id <> 0, x.account_id, m.no, x.kind, x.currency, x.symbol, x.day`,
  // One message for all stop outs of a set.
  'message.message': `select m.no, sum((x.params ->> 'count')::int) as stops, sum((x.params ->> 'amount')::bigint) as amount
    from message.message x join mine m on m.login = x.params ->> 'login' where x.kind = 'account.stopOut' group by 1 order by 1`,
};

/** Every row that an import has written for a side, without those of the logins with these numbers. */
export async function everythingOf(
  { gateway: { db } }: TestGateway,
  { shift, logins }: Side,
  but: readonly number[] = [],
): Promise<Record<string, object[]>> {
  const whose = logins.map((login, no) => (but.includes(no) ? '' : login));
  await db.rows('', 'select reports.copy_entries(customer_id) from account.account where login = any ($1)', [logins]);
  const found: Record<string, object[]> = {};
  for (const [table, text] of Object.entries(tables))
    found[table] = await db.rows('', `${mine} ${text}`, text.includes('$2') ? [whose, shift] : [whose]);
  return found;
}
