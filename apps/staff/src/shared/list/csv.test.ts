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

it('writes moments in Beijing’s time, and says so', () => {
  const of = [
    { id: 'at', head: '时间', text: ({ at }: { at: string }) => at },
    { id: 'until', head: '期限', text: ({ at }: { at: string }) => `${at}（超时）` },
    { id: 'name', head: '姓名', text: () => '王小明' },
  ];
  expect(csvOf(of, [{ at: '2026-11-29T16:00:00Z' }, { at: '2026-11-30T15:59:59.999Z' }])).toBe(
    '\uFEFF时间（北京时间）,期限（北京时间）,姓名\r\n' +
      '2026-11-30 00:00:00,2026-11-30 00:00:00（超时）,王小明\r\n2026-11-30 23:59:59,2026-11-30 23:59:59（超时）,王小明\r\n',
  );
});
