import { csvName, csvOf } from './csv';
import type { Field } from './field';

type Row = { label: string; amount: string };
const fields: Field<Row>[] = [
  { id: 'label', label: '备注', text: ({ label }) => label },
  { id: 'amount', label: '金额', text: ({ amount }) => amount },
  { id: 'reason', label: '原因', text: () => undefined },
];
const lines = (...rows: Row[]) => csvOf(fields, rows).split('\r\n');

test('writes a byte order mark, the column heads and a final line break', () => {
  expect(csvOf(fields, [])).toBe('\uFEFF备注,金额,原因\r\n');
});

test('quotes commas and quotes, and makes one line of a row', () => {
  expect(lines({ label: '冷钱包,"主"', amount: '1.00' })[1]).toBe('"冷钱包,""主""",1.00,');
  expect(csvOf(fields, [{ label: 'a\nb', amount: '1.00' }])).toContain('a b,1.00,\r\n');
});

test.each(['=HYPERLINK("http://x")', '+1+1', '-1+1', '@SUM(A1)', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'escapes the formula %j',
  (label) => {
    expect(csvOf(fields, [{ label, amount: '1.00' }])).toContain(`'${label.replaceAll('"', '""').replace('\r', ' ')}`);
  },
);

test('keeps a negative amount as a number', () => {
  expect(lines({ label: '', amount: '-12.50' })[1]).toBe(',-12.50,');
});

test('names a file after its content, without characters that a file system refuses', () => {
  expect(csvName('盈亏', '2026-01-01', '2026-01-31', ['5100001', 'XAUUSD', ''])).toBe(
    '资金明细_盈亏_5100001_XAUUSD_2026-01-01_2026-01-31.csv',
  );
  expect(csvName('出金', '2026-01-01', '2026-01-31', ['../..\\:*?"<>|'])).toMatch(/^[^/\\:*?"<>|]+\.csv$/);
});
