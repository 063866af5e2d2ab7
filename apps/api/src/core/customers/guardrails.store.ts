import type { GuardrailName, Guardrails } from '@portal/contract/customer';
import type { Db } from '../../database/database';
import type { Rows } from '../../database/rows';
import { usd } from '../money/money';

/** USD cents of a limit, the end of a pause or an exclusion in milliseconds, 1 of a lock. null: off. */
export type GuardrailValue = bigint | null;

/** What holds of a guardrail, and the change that begins later, if there is one. */
export interface GuardrailState {
  value: GuardrailValue;
  pending?: { value: GuardrailValue; from: Date };
}
export type GuardrailStates = Readonly<Partial<Record<GuardrailName, GuardrailState>>>;

const valueOf = ({ amount, until, locked }: Rows['guardrails.rows']): GuardrailValue =>
  amount ?? (until ? BigInt(until.getTime()) : locked ? 1n : null);

export async function guardrailStates(db: Db, customerId: bigint): Promise<GuardrailStates> {
  const rows = await db.rows(
    'guardrails.rows',
    `select name, amount, until, locked, case when starts_at > now() then starts_at end as from, (until <= now()) is true as over
     from customer.guardrail where customer_id = $1 and withdrawn_at is null order by id`,
    [customerId],
  );
  const states: Partial<Record<GuardrailName, GuardrailState>> = {};
  for (const row of rows) {
    const held = states[row.name]?.value ?? null;
    states[row.name] = row.from
      ? { value: held, pending: { value: valueOf(row), from: row.from } }
      : { value: row.over ? null : valueOf(row) };
  }
  return states;
}

const shown = (name: GuardrailName, value: GuardrailValue) => {
  if (value === null) return {};
  if (name === 'newAddressLock') return { [name]: true };
  return { [name]: name.endsWith('Until') ? new Date(Number(value)).toISOString() : usd(value) };
};

/** The guardrails as the contract has them. */
export function toGuardrails(states: GuardrailStates, delayHours: number): Guardrails {
  const entries = Object.entries(states) as [GuardrailName, GuardrailState][];
  return {
    ...Object.assign({}, ...entries.map(([name, { value }]) => shown(name, value))),
    pending: entries.flatMap(([name, { pending }]) =>
      pending ? [{ name, ...shown(name, pending.value), from: pending.from.toISOString() }] : [],
    ),
    delayHours,
  };
}

/** A limit that a customer has set for own deposits, and what it leaves now, in USD cents. */
export interface OwnDepositLimit {
  name: 'depositDay' | 'depositMonth';
  amount: bigint;
  available: bigint;
}

export async function ownDepositLimits(db: Db, customerId: bigint): Promise<OwnDepositLimit[]> {
  const rows = await db.rows(
    'guardrails.depositLimits',
    `select name = 'depositMonth' as "isMonth", amount, available
     from deposit.own_limits($1)`,
    [customerId],
  );
  return rows.map(({ isMonth, ...limit }) => ({ name: isMonth ? 'depositMonth' : 'depositDay', ...limit }));
}
