import { decideGuardrails, type Requested } from './decide-guardrails';

const now = Date.parse('2026-08-31T04:00:00Z');
const hour = 3_600_000;
const at = (time: string) => BigInt(Date.parse(time));
const by = { now, delayHours: 24 };
const decide = (held: Requested, value: bigint | null, pending?: bigint | null) => {
  const state = {
    value: held.value,
    ...(pending !== undefined && { pending: { value: pending, from: new Date(now) } }),
  };
  return decideGuardrails({ [held.name]: state }, [{ name: held.name, value }], by);
};
const event = (held: Requested, value: bigint | null, pending?: bigint | null) => {
  const decided = decide(held, value, pending);
  return 'refused' in decided ? decided.refused : (decided[0]?.event ?? 'nothing');
};

describe('a limit', () => {
  const held = { name: 'depositDay', value: 50_000n } as const;
  it.each<[string, bigint | null, bigint | null | undefined, string]>([
    ['a cent less', 49_999n, undefined, 'set'],
    ['a cent more', 50_001n, undefined, 'pending'],
    ['none', null, undefined, 'pending'],
    ['the same', 50_000n, undefined, 'nothing'],
    ['the same, while more is pending', 50_000n, 60_000n, 'withdrawn'],
    ['less, while more is pending', 40_000n, 60_000n, 'set'],
    ['what is pending already', 60_000n, 60_000n, 'nothing'],
    ['something else than what is pending', 70_000n, null, 'pending'],
  ])('that becomes %s', (_, value, pending, expected) => expect(event(held, value, pending)).toBe(expected));

  it('holds at once where there was none', () => {
    expect(event({ name: 'depositMonth', value: null }, 1n)).toBe('set');
    expect(event({ name: 'depositMonth', value: null }, null)).toBe('nothing');
  });
});

describe('a pause', () => {
  const none = { name: 'pauseUntil', value: null } as const;
  const day = BigInt(now + 24 * hour);
  const half = at('2027-03-03T05:00:00Z');
  it.each<[string, Requested, bigint | null, string]>([
    ['of 24 hours', none, day, 'set'],
    ['a millisecond shorter', none, day - 1n, 'customer.pauseRange'],
    ['of six months', none, half, 'set'],
    ['a millisecond longer', none, half + 1n, 'customer.pauseRange'],
    ['that is made longer', { ...none, value: day }, day + 1n, 'set'],
    ['that is made shorter', { ...none, value: half }, day, 'pending'],
    ['that is to end', { ...none, value: half }, null, 'pending'],
    ['that ends with the delay', { ...none, value: day }, null, 'customer.pauseEnds'],
    ['that ends a millisecond after the delay', { ...none, value: day + 1n }, null, 'pending'],
  ])('%s', (_, held, value, expected) => expect(event(held, value)).toBe(expected));
});

describe('an exclusion', () => {
  const none = { name: 'excludeUntil', value: null } as const;
  const least = at('2027-03-03T04:00:00Z');
  it.each<[string, Requested, bigint | null, string]>([
    ['of six months', none, least, 'set'],
    ['a millisecond shorter', none, least - 1n, 'customer.excludeRange'],
    ['of five years', none, at('2031-08-31T05:00:00Z'), 'set'],
    ['a millisecond longer', none, at('2031-08-31T05:00:00.001Z'), 'customer.excludeRange'],
    ['that is made longer', { ...none, value: least }, least + 1n, 'set'],
    ['that is made shorter', { ...none, value: least + 1n }, least, 'customer.excluded'],
    ['that is to end', { ...none, value: least }, null, 'customer.excluded'],
  ])('%s', (_, held, value, expected) => expect(event(held, value)).toBe(expected));
});

it('locks at once and unlocks later', () => {
  expect(event({ name: 'newAddressLock', value: null }, 1n)).toBe('set');
  expect(event({ name: 'newAddressLock', value: 1n }, null)).toBe('pending');
  expect(event({ name: 'newAddressLock', value: 1n }, 1n, null)).toBe('withdrawn');
});

it('changes nothing where one of several is refused', () => {
  const requested = [
    { name: 'depositDay', value: 1n },
    { name: 'pauseUntil', value: 1n },
  ] as const;
  expect(decideGuardrails({}, requested, by)).toEqual({ refused: 'customer.pauseRange', field: 'pauseUntil' });
});
