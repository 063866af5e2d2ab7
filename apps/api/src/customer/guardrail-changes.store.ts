import type { Db } from '../database/database';
import type { GuardrailChange } from './decide-guardrails';

/** Admits one change of a customer's guardrails at a time, and none beside a deposit, a new account or a new card. */
export const lockCustomer = (tx: Db, customerId: bigint) =>
  tx.rows('guardrails.lock', 'select from customer.customer where id = $1 for no key update', [customerId]);

/** Writes a change. A pending one of the same name ends; one that loosens begins `delayHours` later. */
export async function writeChange(
  tx: Db,
  customerId: bigint,
  { name, value, event }: GuardrailChange,
  delayHours: number,
): Promise<void> {
  await tx.rows(
    'guardrails.endPending',
    `update customer.guardrail set withdrawn_at = now()
     where customer_id = $1 and name = $2 and withdrawn_at is null and starts_at > now()`,
    [customerId, name],
  );
  if (event === 'withdrawn') return;
  const isUntil = name.endsWith('Until');
  await tx.rows(
    'guardrails.add',
    `insert into customer.guardrail (customer_id, name, amount, until, locked, starts_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))`,
    [
      customerId,
      name,
      name.startsWith('deposit') ? value : null,
      isUntil && value !== null ? new Date(Number(value)) : null,
      name === 'newAddressLock' && value !== null ? true : null,
      event === 'pending' ? delayHours : null,
    ],
  );
}

/**
 * Begins a pause: no draft can be paid any more, and the platform disables trading. A payment that is under way is credited all the same,
 * so its draft, which somebody else holds, is left alone.
 */
export async function beginPause(tx: Db, customerId: bigint): Promise<void> {
  await tx.rows('guardrails.actAs', `select from kernel.act_as('customer:' || $1::bigint)`, [customerId]);
  await tx.rows(
    'guardrails.cancelDrafts',
    `update deposit.draft set status = 'cancelled', closed_at = now()
     where pno in (select pno from deposit.draft where customer_id = $1 and status = 'unpaid' for no key update skip locked)`,
    [customerId],
  );
  await tx.rows('guardrails.applyPause', 'select from customer.apply_freezes()');
}
