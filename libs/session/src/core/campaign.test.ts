/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { forgetEverything } from '../../test/parts';
import { keepCampaign, trackParameters } from './campaign';

const keep = (search: string) => keepCampaign(search, 'brand.test');
const raw = () => /campaign=([^;]*)/.exec(document.cookie)?.[1] ?? '';
beforeEach(forgetEverything);

it('keeps the first touch and replaces the last', () => {
  keep('?utm_source=baidu&utm_term=%E9%BB%84%E9%87%91');
  expect(trackParameters()).toEqual({
    first: { utm_source: 'baidu', utm_term: '黄金' },
    last: { utm_source: 'baidu', utm_term: '黄金' },
  });
  keep('?utm_source=weixin');
  keep('');
  keep('?#');
  expect(trackParameters()).toEqual({
    first: { utm_source: 'baidu', utm_term: '黄金' },
    last: { utm_source: 'weixin' },
  });
});

it('is URI-encoded JSON', () => {
  keep('?a=1 2;3,"4"&b=%25');
  expect(raw()).toMatch(/^[\w.!~*'()%-]+$/);
  expect(JSON.parse(decodeURIComponent(raw()))).toEqual(trackParameters());
  expect(trackParameters()?.first).toEqual({ a: '1 2;3,"4"', b: '%' });
});

it.each(['?token=T&path=/x', '?TOKEN=T', '?%74oken=T', '?Path=/x', '?__proto__=x', '?=x', '?a', '?a b=1', '?<s>=1'])(
  'keeps nothing of %s',
  (search) => {
    keep(search);
    expect(raw()).toBe('');
    expect(trackParameters()).toBeUndefined();
  },
);

it('keeps what else stands beside a token', () => {
  keep('?token=T&a=1&path=/x');
  expect(trackParameters()).toEqual({ first: { a: '1' }, last: { a: '1' } });
});

it('stays within 2 KB and within what the gateway takes, and never loses the first touch', () => {
  keep('?utm_source=first');
  const many = Array.from({ length: 40 }, (_, i) => `p${i}=${'黄'.repeat(20)}`).join('&');
  keep(`?long=${'x'.repeat(257)}&${'n'.repeat(65)}=1&${many}&small=1`);
  expect(raw().length).toBeLessThanOrEqual(2048);
  const { first, last = {} } = trackParameters() ?? {};
  expect(first).toEqual({ utm_source: 'first' });
  expect(Object.keys(last)).toEqual(expect.arrayContaining(['p0', 'small']));
  expect(last).not.toHaveProperty('long');
  const full = Array.from({ length: 40 }, (_, i) => `p${i}=${'x'.repeat(100)}`).join('&');
  forgetEverything();
  keep(`?${full}`);
  keep(`?${full}`);
  expect(raw().length).toBeGreaterThan(1500);
  expect(raw().length).toBeLessThanOrEqual(2048);
});

it.each([
  'x',
  '%',
  '[]',
  'null',
  '"a"',
  '{"first":1,"last":"x"}',
  '{"first":{"token":"T","a":1,"b":{"c":1}}}',
  `{"first":{"a":"${'x'.repeat(3000)}"}}`,
])('takes %s, written by somebody else, for nothing', (value) => {
  Cookies.withConverter({ write: (text) => String(text) }).set('campaign', encodeURIComponent(value), {
    domain: 'brand.test',
  });
  expect(trackParameters()).toBeUndefined();
  keep('?a=1');
  expect(trackParameters()).toEqual({ first: { a: '1' }, last: { a: '1' } });
});
