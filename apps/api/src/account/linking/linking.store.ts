import type { AccountCurrency, LevelCode } from '@portal/brand';
import { takeRecords } from '../../core/records/take-records';
import type { Db } from '../../database/database';
import type { Opening } from './read-opening';

/** For a line of an import: the customer with this phone, and the customer to whom the login is linked. */
export interface LinkParties {
  line: number;
  customer: bigint | null;
  owner: bigint | null;
}

export const linkParties = (db: Db, nation: string, rows: readonly { line: number; phone: string; login: string }[]) =>
  db.rows<LinkParties>(
    'account.linkParties',
    `select x.line, c.id as customer, a.customer_id as owner
     from jsonb_to_recordset($2) as x (line int, phone text, login text)
     left join customer.customer c on c.nation_code = $1 and c.mobile_phone = x.phone
     left join account.account a on a.login = x.login`,
    [nation, JSON.stringify(rows)],
  );

export const ownerOf = async (db: Db, login: string): Promise<{ id: bigint; customer_id: bigint } | undefined> =>
  db.maybe('account.ownerOf', 'select id, customer_id from account.account where login = $1', [login]);

/** Starts the cooling-off period of payouts: the customer may not own what has just been linked. */
export const startCooling = (tx: Db, customerId: bigint) =>
  tx.rows('account.linkCooling', 'update customer.customer set secured_at = now() where id = $1', [customerId]);

export interface Link {
  customer: bigint;
  currency: AccountCurrency;
  level: LevelCode;
  opening: Opening;
}

export type LinkOutcome = 'linked' | 'exists' | 'taken';

/** Links logins and imports their records since the opening. Returns the outcome of each login. */
export async function linkLogins(
  tx: Db,
  links: readonly Link[],
  { actor, requestId, address }: { actor: string; requestId?: string; address?: string },
): Promise<Map<string, LinkOutcome>> {
  const rows = links.map(({ customer, currency, level, opening: { state, since, balance, credit } }) => ({
    customer: String(customer),
    login: state.login,
    currency,
    level,
    group: state.group,
    leverage: state.leverage,
    balance: String(balance),
    credit: String(credit),
    since,
  }));
  const found = await tx.rows<{ login: string; outcome: LinkOutcome }>(
    'account.linkLogins',
    `select x.login, account.link_login(x.customer, x.login, x.level, x.currency, x."group", x.leverage, x.balance, x.credit, x.since, $2, $3, $4) as outcome
     from (select * from jsonb_to_recordset($1) as r (
       customer bigint, login text, level text, currency text, "group" text, leverage int, balance bigint, credit bigint, since timestamptz)
       order by customer, login) x`,
    [JSON.stringify(rows), actor, requestId, address],
  );
  const outcomes = new Map(found.map(({ login, outcome }) => [login, outcome]));
  // In the order in which a set of the import locks the lists of its customers.
  for (const { opening } of links.toSorted((a, b) => (a.customer < b.customer ? -1 : 1))) {
    const { login } = opening.state;
    const isEmpty = opening.deals.length + opening.orders.length === 0;
    if (outcomes.get(login) === 'linked' && !isEmpty) await takeRecords(tx, login, opening);
  }
  return outcomes;
}
