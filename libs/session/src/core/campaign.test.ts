/**
 * @jest-environment-options {"url": "http://user.brand.test/user-center/acctInfo"}
 */
import Cookies from 'js-cookie';
import { forgetEverything } from '../../test/parts';
import { keepCampaign, trackParameters } from './campaign';

const keep = (search: string, campaignParameters?: readonly string[]) =>
  keepCampaign(search, { cookieDomain: 'brand.test', campaignParameters });
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

it('stores URI-encoded JSON', () => {
  keep('?ref=1 2;3,"4"&source=%25');
  expect(raw()).toMatch(/^[\w.!~*'()%-]+$/);
  expect(JSON.parse(decodeURIComponent(raw()))).toEqual(trackParameters());
  expect(trackParameters()?.first).toEqual({ ref: '1 2;3,"4"', source: '%' });
});

it.each([
  '?token=T&path=/x',
  '?TOKEN=T',
  '?%74oken=T',
  '?Path=/x',
  '?__proto__=x',
  '?=x',
  '?ref',
  '?utm_ b=1',
  '?utm_<s>=1',
  '?zone=4',
  '?merchantId=M1&pno=D1',
  '?page=2&category=21',
  '?mobilePhone=13800000001',
  '?%7Aone=4',
])('stores nothing of %s', (search) => {
  keep(search);
  expect(raw()).toBe('');
  expect(trackParameters()).toBeUndefined();
});

it('stores the campaign of an address that also has a token and a filter', () => {
  keep('?token=T&utm_source=a&path=/x&zone=4&inviteCode=FRIEND88&pno=D1');
  const touch = { utm_source: 'a', inviteCode: 'FRIEND88' };
  expect(trackParameters()).toEqual({ first: touch, last: touch });
});

it('changes nothing on a visit without a campaign', () => {
  keep('?utm_source=a');
  keep('?zone=4');
  expect(trackParameters()?.last).toEqual({ utm_source: 'a' });
});

it('stores the parameters that a brand defines, but never a token or an order', () => {
  keep('?activity=7&token=T&pno=D1&merchantId=M1', ['activity', 'token', 'pno', 'merchantId']);
  expect(trackParameters()?.last).toEqual({ activity: '7' });
});

it('removes parameters of an old cookie that are not campaign parameters', () => {
  const old = encodeURIComponent(JSON.stringify({ first: { zone: '4', utm_source: 'a' }, last: { zone: '4' } }));
  Cookies.withConverter({ write: String }).set('campaign', old, { domain: 'brand.test' });
  keep('?utm_source=b');
  expect(trackParameters()).toEqual({ first: { utm_source: 'a' }, last: { utm_source: 'b' } });
});

it('stays within 2 KB and within the limits of the gateway, and never loses the first touch', () => {
  keep('?utm_source=first');
  const many = Array.from({ length: 40 }, (_, i) => `utm_p${i}=${'黄'.repeat(20)}`).join('&');
  keep(`?ref=${'x'.repeat(257)}&utm_${'n'.repeat(61)}=1&${many}&source=1`);
  expect(raw().length).toBeLessThanOrEqual(2048);
  const { first, last = {} } = trackParameters() ?? {};
  expect(first).toEqual({ utm_source: 'first' });
  expect(Object.keys(last)).toEqual(expect.arrayContaining(['utm_p0', 'source']));
  expect(last).not.toHaveProperty('ref');
  const full = Array.from({ length: 40 }, (_, i) => `utm_p${i}=${'x'.repeat(100)}`).join('&');
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
  '{"first":{"token":"T","ref":1,"source":{"c":1}}}',
  `{"first":{"ref":"${'x'.repeat(3000)}"}}`,
])('ignores the foreign value %s', (value) => {
  Cookies.withConverter({ write: (text) => String(text) }).set('campaign', encodeURIComponent(value), {
    domain: 'brand.test',
  });
  expect(trackParameters()).toBeUndefined();
  keep('?ref=1');
  expect(trackParameters()).toEqual({ first: { ref: '1' }, last: { ref: '1' } });
});

it('keeps values of up to 256 characters and names of up to 64', () => {
  const [value, name] = ['v'.repeat(256), `utm_${'n'.repeat(60)}`];
  keep(`?ref=${value}&${name}=1&source=${'v'.repeat(257)}&utm_${'n'.repeat(61)}=1`);
  expect(trackParameters()?.last).toEqual({ ref: value, [name]: '1' });
});

it('keeps the first of two values of a name', () => {
  keep('?ref=1&ref=2');
  expect(trackParameters()?.last).toEqual({ ref: '1' });
});

it('gives each touch 1,000 characters, and drops what does not fit', () => {
  const names = ['utm_a', 'utm_b', 'utm_c', 'utm_d'];
  const room = 1_000 - encodeURIComponent(JSON.stringify(Object.fromEntries(names.map((name) => [name, ''])))).length;
  const values = [256, 256, 256, room - 768].map((length) => 'x'.repeat(length));
  const search = (last: string) => `?${names.map((name, at) => `${name}=${at === 3 ? last : values[at]}`).join('&')}`;
  keep(search(values[3]!));
  expect(Object.keys(trackParameters()?.last ?? {})).toEqual(names);
  keep(`${search(`${values[3]}x`)}&utm_e=1`);
  expect(Object.keys(trackParameters()?.last ?? {})).toEqual(['utm_a', 'utm_b', 'utm_c', 'utm_e']);
});

it('reads a touch by itself where the other is none', () => {
  const forged = (value: object) =>
    Cookies.withConverter({ write: String }).set('campaign', encodeURIComponent(JSON.stringify(value)), {
      domain: 'brand.test',
    });
  forged({ first: { ref: '1' }, last: { token: 'T' } });
  expect(trackParameters()).toEqual({ first: { ref: '1' } });
  forged({ first: null, last: { ref: '2', token: 'T', 'a b': '1', empty: '' } });
  expect(trackParameters()).toEqual({ last: { ref: '2' } });
  forged({ first: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`ref${at}`, 'x'.repeat(120)])) });
  expect(trackParameters()).toBeUndefined();
  forged({ first: { ref: 'x'.repeat(257) } });
  expect(trackParameters()).toBeUndefined();
});
