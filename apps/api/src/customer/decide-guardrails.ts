import type { ErrorOf } from '@portal/contract';
import type { GuardrailName, guardrails } from '@portal/contract/customer';
import type { GuardrailStates, GuardrailValue } from '../core/customers/guardrails.store';

/** A guardrail that a customer sets. */
export interface Requested {
  name: GuardrailName;
  value: GuardrailValue;
}

/** set: holds at once. pending: begins after the delay. withdrawn: the pending change is withdrawn, and `value` goes on. */
export interface GuardrailChange extends Requested {
  event: 'set' | 'pending' | 'withdrawn';
}

type Refused = { refused: ErrorOf<typeof guardrails>; field: GuardrailName };

const hour = 3_600_000;

/** The same day and time some months later. */
function monthsAfter(now: number, months: number): number {
  const at = new Date(now);
  return at.setUTCMonth(at.getUTCMonth() + months);
}

/** From when to when a pause or an exclusion may end. The hour more is for a form that rounds up. */
const ranges: Partial<Record<GuardrailName, { code: Refused['refused']; ends: (now: number) => [number, number] }>> = {
  pauseUntil: { code: 'customer.pauseRange', ends: (now) => [now + 24 * hour, monthsAfter(now, 6) + hour] },
  excludeUntil: { code: 'customer.excludeRange', ends: (now) => [monthsAfter(now, 6), monthsAfter(now, 60) + hour] },
};

function refuseRange({ name, value }: Requested, now: number): Refused | undefined {
  const range = ranges[name];
  if (!range || value === null) return undefined;
  const [least, most] = range.ends(now);
  return value < least || value > most ? { refused: range.code, field: name } : undefined;
}

/** A lower limit, a later end and a lock protect more; so does anything where nothing was set. */
function isTighter({ name, value }: Requested, held: GuardrailValue): boolean {
  if (value === null || held === null) return held === null;
  return name.endsWith('Until') ? value > held : value < held;
}

/**
 * What becomes of the guardrails that a customer sets. `now` in milliseconds. What tightens holds at once and replaces a pending change;
 * what loosens begins after the delay; the value that holds withdraws a pending change.
 */
export function decideGuardrails(
  states: GuardrailStates,
  requested: readonly Requested[],
  { now, delayHours }: { now: number; delayHours: number },
): GuardrailChange[] | Refused {
  const changes: GuardrailChange[] = [];
  for (const one of requested) {
    const { name, value } = one;
    const { value: held, pending } = states[name] ?? { value: null };
    if (value === held) {
      if (pending) changes.push({ ...one, event: 'withdrawn' });
      continue;
    }
    const outside = refuseRange(one, now);
    if (outside) return outside;
    if (isTighter(one, held)) {
      changes.push({ ...one, event: 'set' });
      continue;
    }
    if (name === 'excludeUntil') return { refused: 'customer.excluded', field: name };
    if (name === 'pauseUntil' && (held ?? 0n) <= now + delayHours * hour)
      return { refused: 'customer.pauseEnds', field: name };
    if (!pending || pending.value !== value) changes.push({ ...one, event: 'pending' });
  }
  return changes;
}
