import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The keys of two tries, the first of which ended so. */
async function keysAround(outcome: { data?: unknown; error?: unknown } | { ok: boolean }) {
  const { result } = renderHook(() => useIdempotencyKey());
  const keys: string[] = [];
  for (const one of [outcome, { data: null }]) {
    expect(
      await result.current.run((key) => {
        keys.push(key);
        return Promise.resolve(one);
      }),
    ).toBe(one);
  }
  expect(keys[0]).toMatch(uuid);
  return keys;
}

it.each([
  [{ error: { code: 'NETWORK', status: 0 } }],
  [{ error: { code: 'TIMEOUT', status: 0 } }],
  [{ error: { code: 'CANCELED', status: 0 } }],
  [{ error: { code: 'HTTP', status: 502 } }],
  [{ error: { code: 'INTERNAL', status: 500 } }],
  [{ error: { code: 'BUSY', status: 409 } }],
  [{ error: { code: 'RATE', status: 429 } }],
  [{ error: { message: 'a fault of the program' } }],
  [{ ok: false, code: 'NETWORK', msg: '', status: 0 }],
])('keeps the key after %j', async (outcome) => {
  const [first, second] = await keysAround(outcome);
  expect(second).toBe(first);
});

it.each([
  [{ data: { pno: 'D1' } }],
  [{ ok: true, data: null, msg: '' }],
  [{ error: { code: 'deposit.limit', status: 200 } }],
  [{ error: { code: 'PARAM', status: 400 } }],
  [{ error: { code: 'IDEMPOTENCY', status: 200 } }],
  [{ ok: false, code: 'deposit.limit', msg: '', status: 200 }],
])('takes a new key after %j', async (outcome) => {
  const [first, second] = await keysAround(outcome);
  expect(second).toMatch(uuid);
  expect(second).not.toBe(first);
});

it('keeps the key over renders and gives each form its own', async () => {
  const one = renderHook(() => useIdempotencyKey());
  const other = renderHook(() => useIdempotencyKey());
  const seen: string[] = [];
  const fail = (key: string) => {
    seen.push(key);
    return Promise.resolve({ error: { code: 'NETWORK', status: 0 } });
  };
  await one.result.current.run(fail);
  one.rerender();
  await one.result.current.run(fail);
  await other.result.current.run(fail);
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[0]);
});
