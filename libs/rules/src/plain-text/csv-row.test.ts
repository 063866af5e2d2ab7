import { csvRow } from './csv-row';
import { oneLine } from './one-line';

test.each([
  '=1+1',
  '\n=1+1',
  ' \r\n=1+1',
  '\u200b=1+1',
  '\u0001@SUM(A1)',
  '\t+1',
  '＝1+1',
  '-1+1',
  '\u3000=1',
  '\u2028=1',
])('%j is written as a text and not as a formula', (text) => {
  expect(csvRow([text])).toMatch(/^"?'/);
});

test.each(['-1.50', '1250', '上海 = 浦东', ''])('%j stays as it is', (text) => {
  expect(csvRow([text])).toBe(`${text}\r\n`);
});

test.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\u000b', '\u0000', '\u202e', '\ufeff', '\ud800'])(
  'a row with %j is one line of visible characters',
  (sign) => {
    expect(oneLine(`a${sign}W1`)).toBe('a W1');
    expect(csvRow([`a${sign}W1,x`, 'b'])).toBe('"a W1,x",b\r\n');
  },
);

test('quotes what separates cells', () => {
  expect(csvRow(['1,250', 'a "b"', ';'])).toBe('"1,250","a ""b""",;\r\n');
});
