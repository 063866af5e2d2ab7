import { csvOf } from './csv';

const columns = [
  { id: 'name', head: '姓名', text: (row: { name: string; amount: string }) => row.name },
  { id: 'amount', head: '金额', text: (row: { name: string; amount: string }) => row.amount },
];

it('writes a byte order mark, the column heads and lines that end with CR LF', () => {
  expect(csvOf(columns, [{ name: '王小明', amount: '10.00' }])).toBe('\uFEFF姓名,金额\r\n王小明,10.00\r\n');
});

it('quotes commas and quotes, and makes one line of a row', () => {
  expect(csvOf(columns, [{ name: 'a,"b"\nc', amount: '1' }])).toContain('"a,""b"" c",1');
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  'escapes the formula %j, and does not change a negative number',
  (name) => {
    const line = csvOf(columns, [{ name, amount: '-5.00' }]).slice('\uFEFF姓名,金额\r\n'.length);
    expect(line.replace(/^"/, '')).toMatch(/^'/);
    expect(line).toMatch(/,-5\.00\r\n$/);
  },
);
