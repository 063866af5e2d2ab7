import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key';

const drawn = /^[0-9a-f]{36}$/;

/** The keys of two attempts, the first of which ended with `outcome`. */
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
  expect(keys[0]).toMatch(drawn);
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
])('uses a new key after %j', async (outcome) => {
  const [first, second] = await keysAround(outcome);
  expect(second).toMatch(drawn);
  expect(second).not.toBe(first);
});

it('keeps the key across renders, and uses a different key in each form', async () => {
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

describe('a key in session storage', () => {
  beforeEach(() => sessionStorage.clear());

  /** The key that the next opening of the form sends; that attempt ends with `outcome`. */
  async function openAndSend(outcome: object, onSend?: () => void, name = 'draft:1:transfer:key') {
    const { result, unmount } = renderHook(() => useIdempotencyKey(name));
    let used = '';
    await result.current.run((key) => {
      used = key;
      onSend?.();
      return Promise.resolve(outcome as { data: unknown });
    });
    unmount();
    return used;
  }

  it.each([[{ error: { code: 'NETWORK', status: 0 } }], [{ error: { code: '10005', status: 200 } }]])(
    'is reused by the restored form after %j',
    async (outcome) => {
      const first = await openAndSend(outcome);
      expect(await openAndSend({ data: null })).toBe(first);
      expect(await openAndSend({ data: null })).not.toBe(first);
    },
  );

  it('is stored before the response, which may end the session, and removed after a definite one', async () => {
    const key = await openAndSend({ data: null }, () => expect(sessionStorage).toHaveLength(1));
    expect(key).toMatch(drawn);
    expect(sessionStorage).toHaveLength(0);
  });

  it('belongs to one form only', async () => {
    const first = await openAndSend({ error: { code: 'NETWORK', status: 0 } });
    expect(await openAndSend({ data: null }, undefined, 'draft:2:transfer:key')).not.toBe(first);
  });

  it('is ignored if it is not a key, and is not required if the storage fails', async () => {
    sessionStorage.setItem('draft:1:transfer:key', 'x'.repeat(36));
    expect(await openAndSend({ data: null })).toMatch(drawn);
    const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await openAndSend({ data: null })).toMatch(drawn);
    closed.mockRestore();
  });
});
