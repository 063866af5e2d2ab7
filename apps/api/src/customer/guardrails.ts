import type { BodyOf } from '@portal/contract';
import { guardrails as call, type GuardrailName } from '@portal/contract/customer';
import { audit } from '../core/audit/audit';
import { guardrailStates, toGuardrails } from '../core/customers/guardrails.store';
import { leaveMessage } from '../core/messages/message';
import { cents } from '../core/money/money';
import { beijingMinute } from '../core/time/beijing-time';
import type { Db } from '../database/database';
import { handle } from '../http/handler';
import { confirmPassword } from './confirm-password';
import { decideGuardrails, type GuardrailChange, type Requested } from './decide-guardrails';
import { beginPause, lockCustomer, writeChange } from './guardrail-changes.store';

const until = (time: string) => BigInt(Date.parse(time));

function requestedOf({ remove = [], ...body }: BodyOf<typeof call>): Requested[] {
  const off = (name: GuardrailName) => ({ name, value: null });
  return [
    ...(body.depositDay ? [{ name: 'depositDay' as const, value: cents(body.depositDay) }] : []),
    ...(body.depositMonth ? [{ name: 'depositMonth' as const, value: cents(body.depositMonth) }] : []),
    ...(body.pauseUntil ? [{ name: 'pauseUntil' as const, value: until(body.pauseUntil) }] : []),
    ...(body.excludeUntil ? [{ name: 'excludeUntil' as const, value: until(body.excludeUntil) }] : []),
    ...(body.newAddressLock === undefined
      ? []
      : [{ name: 'newAddressLock' as const, value: body.newAddressLock ? 1n : null }]),
    ...remove.map(off),
  ];
}

/** Tells the customer at every phone and address, so that a stranger's change is noticed before it loosens anything. */
function tell(tx: Db, customerId: bigint, { name, value, event }: GuardrailChange, delayHours: number): Promise<void> {
  const isUntil = name.endsWith('Until');
  const params = {
    name,
    event,
    ...(value !== null && isUntil && { until: beijingMinute(new Date(Number(value))) }),
    ...(value !== null && name.startsWith('deposit') && { amount: String(value) }),
    ...(value === null && { off: true }),
    ...(event === 'pending' && { from: beijingMinute(new Date(Date.now() + delayHours * 3_600_000)) }),
  };
  const href = '/user-center/settings';
  return leaveMessage(tx, { customerId, kind: 'customer.guardrail', params, href });
}

export const guardrails = handle(call, async ({ body, customer, gateway, request, fail }) => {
  const { db, env } = gateway;
  const { customerId } = customer;
  const delayHours = env.GUARDRAIL_DELAY_HOURS;
  const requested = requestedOf(body);
  // Nobody can take an exclusion back, so a browser that was left open is not enough.
  if (body.excludeUntil) await confirmPassword(db, customerId, body.password ?? '');
  if (requested.length > 0)
    await db.transaction(async (tx) => {
      await lockCustomer(tx, customerId);
      const states = await guardrailStates(tx, customerId);
      const changes = decideGuardrails(states, requested, { now: Date.now(), delayHours });
      if ('refused' in changes) throw fail(changes.refused, { fields: [changes.field] });
      for (const change of changes) {
        const { name, event, value } = change;
        await writeChange(tx, customerId, change, delayHours);
        if (event === 'set' && name.endsWith('Until')) await beginPause(tx, customerId);
        await tell(tx, customerId, change, delayHours);
        await audit(tx, {
          actor: `customer:${customerId}`,
          act: 'customer.guardrail',
          subject: `customer:${customerId}`,
          before: toGuardrails({ [name]: states[name] ?? { value: null } }, delayHours),
          after: toGuardrails({ [name]: { value } }, delayHours),
          requestId: request.id,
          address: request.address,
        });
      }
    });
  return toGuardrails(await guardrailStates(db, customerId), delayHours);
});
