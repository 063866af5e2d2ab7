import type { CustomerFile, CustomerProfile, OwnLimits } from '@portal/contract/staff';
import { bankName } from '../../core/banks/banks';
import { cents, usd } from '../../core/money/money';
import type { Db } from '../../database/database';

/** A customer without a row has the lowest risk and no tags. */
export async function profileOf(db: Db, id: bigint): Promise<CustomerProfile> {
  const row = await db.maybe('staff.profile', 'select risk, tags from customer.profile where customer_id = $1', [id]);
  return row ?? { risk: 'low', tags: [] };
}

const columns = {
  depositMax: 'deposit_max',
  withdrawMax: 'withdraw_max',
  withdrawDaily: 'withdraw_daily',
  coinMax: 'coin_max',
  coinDaily: 'coin_daily',
} as const satisfies Record<keyof OwnLimits, string>;
const names = Object.keys(columns) as (keyof OwnLimits)[];

export async function ownLimitsOf(db: Db, id: bigint): Promise<OwnLimits> {
  const row = await db.maybe(
    'staff.ownLimits',
    'select deposit_max, withdraw_max, withdraw_daily, coin_max, coin_daily from customer.own_limit where customer_id = $1',
    [id],
  );
  const set = names.flatMap((name) => {
    const value = row?.[columns[name]] ?? null;
    return value === null ? [] : [[name, usd(value)] as const];
  });
  return Object.fromEntries(set);
}

/** The limits as the columns of the table, in cents. */
export const limitColumns = (limits: OwnLimits): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = limits[name];
      return value === undefined ? [] : [[columns[name], String(cents(value))]];
    }),
  );

export async function cardsOf(db: Db, id: bigint): Promise<CustomerFile['cards']> {
  const rows = await db.rows(
    'staff.customerCards',
    'select id, bank_code, number_mask, status::int as status, removed_at from identity.bank_card where customer_id = $1 order by id',
    [id],
  );
  return rows.map((row) => ({
    id: String(row.id),
    bank: bankName(row.bank_code) ?? row.bank_code,
    number: row.number_mask,
    status: row.status,
    ...(row.removed_at && { removedAt: row.removed_at.toISOString() }),
  }));
}
