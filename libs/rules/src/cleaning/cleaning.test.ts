import { allRules } from '../rules/all-rules';
import { isCoinAddress } from '../coin-address';
import { cleanAmount } from './clean-amount';
import { cleanDigits } from './clean-digits';
import { cleaners, type CleanedKind } from './cleaners';
import { cleanPhone } from './clean-phone';
import { cleanReference } from './clean-reference';
import { cleanPhoneVectors } from './clean-phone.vectors';
import { isAmountSoFar } from './is-amount-so-far';

test.each(cleanPhoneVectors)('the phone %j becomes %j', (text, phone) => {
  expect(cleanPhone(text)).toBe(phone);
  expect(cleanPhone(phone)).toBe(phone);
});

/** What a paste puts around and between the digits: one of each kind. */
const around = ['\u202d', '\u202c', '\u200b', '\u2060', '\ufeff', '\u00ad', '\ufe0f', '\u{e0101}', '\u034f', '\u3164'];
const between = [
  ' ',
  '\u00a0',
  '\u3000',
  '\u2009',
  '\t',
  '\r\n',
  '-',
  '‐',
  '‑',
  '‒',
  '–',
  '—',
  '―',
  '−',
  '－',
  '﹣',
  '﹘',
];
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe.each([
  ['mobile', '13800138000'],
  ['id-number', '11010519491231002X'],
  ['bank-account', '6222021234567890128'],
  ['number', '5001234'],
  ['coin-address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['coin-address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
] as const satisfies readonly (readonly [CleanedKind, string])[])('a %s: %s', (kind, value) => {
  const clean = cleaners[kind];
  const half = Math.floor(value.length / 2);

  test.each([...around, ...between])('loses %j, in front, inside and behind', (sign) => {
    const texts = [sign + value, value + sign, value.slice(0, half) + sign + value.slice(half)];
    expect(texts.map((text) => clean(text))).toEqual([value, value, value]);
  });

  test('may be in full width, and stays as it is when it is clean', () => {
    expect([clean(wide(value)), clean(value), clean(clean(value))]).toEqual([value, value, value]);
  });

  test.each(['a', '¹', '①', '.', ',', '+', '/', '元', '１a'])('keeps %j, so that it is refused', (sign) => {
    const text = value.slice(0, half) + sign + value.slice(half);
    const cleaned = clean(text);
    expect(cleaned).not.toBe(value);
    if (kind === 'coin-address') {
      expect([isCoinAddress('TRC20', cleaned), isCoinAddress('ERC20', cleaned)]).toEqual([false, false]);
    } else if (kind !== 'number') expect(allRules[kind].test(cleaned)).toBe(false);
  });
});

test('an identity number gets its capital, and an Ethereum address its small prefix', () => {
  expect(cleaners['id-number']('１１０１０５ 19491231 002ｘ')).toBe('11010519491231002X');
  expect(cleaners['coin-address']('0X5AAEB6')).toBe('0x5AAEB6');
});

test.each([
  ['12.5', '12.5'],
  ['1,250.00', '1250.00'],
  ['1，250', '1250'],
  ['1,234,567.8', '1234567.8'],
  ['１２５０．５', '1250.5'],
  ['12。5', '12.5'],
  ['12｡5', '12.5'],
  ['.5', '0.5'],
  ['.', '0.'],
  ['007', '7'],
  ['0', '0'],
  ['00.50', '0.50'],
  ['\u202d1250.00\u202c', '1250.00'],
  ['1250.00\r\n', '1250.00'],
  ['　1250　', '1250'],
  ['9007199254740993.01', '9007199254740993.01'],
  ['', ''],
])('the amount %j becomes %j', (text, amount) => {
  expect(cleanAmount(text)).toBe(amount);
});

test.each([
  ...['-50', '+50', '−50', '－50', '(50)', '1e5', '1E5', '1e-2', '0x10', '1.2.3', '1..2', '1,250,00', '1.250,00'],
  ...[
    '12,50',
    '1250,5',
    ',5',
    '1,2',
    '1 250',
    '1’250',
    '1_000',
    '$12',
    '12 USD',
    '12元',
    '¥12',
    '12%',
    '12万',
    '½',
    '5²',
  ],
  ...['①', '12\t34', '1/2', '12a', 'abc', '٣', '𝟓'],
])('the text %j is no amount: nothing is made of it', (text) => {
  const cleaned = cleanAmount(text);
  expect(cleaned).toHaveLength(text.length);
  expect(allRules.amount.test(cleaned)).toBe(false);
});

test('more places than an amount has stay, and are refused', () => {
  expect(cleanAmount('1.239')).toBe('1.239');
  expect(allRules.amount.test('1.239')).toBe(false);
  expect([isAmountSoFar('1.239', 2), isAmountSoFar('1.239', 6), isAmountSoFar('1.', 0)]).toEqual([false, true, true]);
});

test.each([
  ['', true],
  ['1', true],
  ['1,2', true],
  ['1.', true],
  ['1.25', true],
  ['1e', false],
  ['-', false],
  ['12 ', false],
  ['1.2.', false],
  ['1.2,', false],
  ['12元', false],
])('%j is an amount so far: %p', (text, expected) => {
  expect(isAmountSoFar(text, 2)).toBe(expected);
});

test.each([
  ['【盈透】验证码：123456，5 分钟内有效', 6, '123456'],
  ['１２３ ４５６', 6, '123456'],
  ['12345678', 6, '123456'],
  ['ab', 4, ''],
])('the code of %j', (text, length, code) => {
  expect(cleanDigits(text, length)).toBe(code);
});

test.each([
  ['wire-88', 'WIRE-88'],
  [' ICBC-2026/0001\u3000\n', 'ICBC-2026/0001'],
  ['ＷＩＲＥ－８８', 'WIRE-88'],
  ['D26\u200b12\u00a001A', 'D261201A'],
  ['\u3000 ', ''],
])('the reference %j becomes %j', (text, reference) => {
  expect(cleanReference(text)).toBe(reference);
  expect(cleanReference(reference)).toBe(reference);
});
