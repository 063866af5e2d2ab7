import { keyIdOf, makeCrypto } from './crypto';
import { isKeyRing, readKeyRing, secretOf } from './key-ring';

const [a, b] = ['a1'.repeat(32), 'b2'.repeat(32)];

it('reads a key alone as key 1, and several in their order', () => {
  expect(readKeyRing(a).map(({ id }) => id)).toEqual([1]);
  expect(readKeyRing(`7:${b},1:${a}`).map(({ id }) => id)).toEqual([7, 1]);
  expect(readKeyRing(` 255:${b}\n1:${a}\n`).map(({ id }) => id)).toEqual([255, 1]);
});

it.each([
  '',
  'short',
  `0:${a}`,
  `256:${a}`,
  `01:${a}`,
  `2:${a.toUpperCase()}`,
  `2:${a},`,
  `2:${a},2:${b}`,
  `2:${a},1:${a}`,
  `${a},1:${b}`,
])('refuses %j', (secret) => {
  expect(isKeyRing(secret)).toBe(false);
  expect(() => readKeyRing(secret)).toThrow(RangeError);
});

it('takes SECRET_KEYS before SECRET_KEY', () => {
  expect(secretOf({ SECRET_KEYS: '', SECRET_KEY: a })).toBe(a);
  expect(secretOf({ SECRET_KEYS: `2:${b}`, SECRET_KEY: '' })).toBe(`2:${b}`);
});

it('encrypts with the first key, and decrypts with each', () => {
  const [former, next] = [makeCrypto(a), makeCrypto(`2:${b},1:${a}`)];
  const [old, value] = [former.encrypt('text', 'place'), next.encrypt('text', 'place')];
  expect([keyIdOf(old), keyIdOf(value)]).toEqual([1, 2]);
  expect([old, value].map((one) => next.decrypt(one, 'place').toString())).toEqual(['text', 'text']);
  expect(() => former.decrypt(value, 'place')).toThrow('key 2 is not in the ring');
  expect(() => makeCrypto(`2:${a}`).decrypt(old, 'place')).toThrow('key 1 is not in the ring');
  expect(() => next.decrypt(value, 'elsewhere')).toThrow();
});

it('hashes with each key, the first first; the hashes of key 1 are those of a key alone', () => {
  const [former, next] = [makeCrypto(a), makeCrypto(`2:${b},1:${a}`)];
  for (const kind of ['index', 'code'] as const) {
    const [[alone], [first, second]] = [former[kind]('text', 'place'), next[kind]('text', 'place')];
    expect(second).toEqual(alone);
    expect(first[0]).toBe(2);
    expect(first).toHaveLength(33);
    expect(next[kind]('text', 'elsewhere')[0]).not.toEqual(first);
  }
  expect(next.index('text', 'place')[0]).not.toEqual(next.code('text', 'place')[0]);
});
