import { isCell } from './is-cell';
import { isLine } from './is-line';
import { isProse } from './is-prose';

/** One of each kind that a line may not have: Cc, Cf, Zl, Zp, Cs. */
const hidden = ['\0', '\u0001', '\b', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\ud800', '\udc00'];
const lineEnds = ['\n', '\r', '\t', '\r\n'];
const directions = ['\u202a', '\u202d', '\u202e', '\u2066', '\u2069'];
const formats = ['\u00ad', '\u200b', '\u200d', '\u200e', '\u2060', '\ufeff', '\u{e0001}'];

it.each([...hidden, ...lineEnds, ...directions, ...formats])('no line contains %j, at any place', (character) => {
  for (const text of [`a${character}b`, `${character}a`, `a${character}`, character]) expect(isLine(text)).toBe(false);
});

it.each(['', '张三', '浦东 支行（一）', 'Zhang San', '𠮷野', '·', '\u{e000}', '葛\u{e0100}'])(
  '%j is a line',
  (text) => {
    expect([isLine(text), isProse(text)]).toEqual([true, true]);
  },
);

it.each([...hidden, ...directions])('no prose contains %j', (character) => {
  expect(isProse(`a${character}b`)).toBe(false);
});

it.each(['第一行\n第二行', 'a\r\nb', 'a\tb', '👨‍👩‍👧', 'می‌خواهم'])('%j is prose', (text) => {
  expect(isProse(text)).toBe(true);
});

it.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠a', ' =1', '\u3000=1', '-123.45'],
  ...['a\n=1', '\t=1', '\u0001', '\u202e'],
])('%j stands in no cell', (text) => {
  expect(isCell(text)).toBe(false);
});

it.each(['', '科技园支行', 'a=b', '(-1)', '1+1', 'a@b', '（一）·', "'=1"])('%j may stand in a cell', (text) => {
  expect(isCell(text)).toBe(true);
});
