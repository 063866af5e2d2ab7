import { brandOf } from '@portal/brand';
import { closureTable } from './closure-table';

const rowsOf = (name: string, products = brandOf('eet').products) =>
  new Map(
    (closureTable(name, { products }) ?? '').split('\n').map((row) => {
      const [head = '', ...cells] = row.slice(2, -2).split(' | ');
      return [head, cells] as const;
    }),
  );

test('a holiday closes only the instruments of its exchange', () => {
  const rows = rowsOf('closures.2026-11-26.2026-11-27');
  expect(rows.get('品种')).toEqual(['11 月 26 日（周四）', '11 月 27 日（周五）', '恢复常规时段']);
  expect(rows.get('美股个股与 ADR')).toEqual(['全天休市', '次日 02:00 提前收市', '11 月 30 日 22:30']);
  expect(rows.get('US30、US500、NAS100')).toEqual([
    ...['次日 02:00 提前收市', '次日 02:15 提前收市', '11 月 30 日 07:00'],
  ]);
  expect(rows.get('XAUUSD、XAGUSD、USOIL、NGAS、COPPER')?.slice(0, 2)).toEqual([
    ...['次日 03:30 提前收市', '次日 02:45 提前收市'],
  ]);
  expect(rows.get('HK50')).toEqual(['照常', '照常', '—']);
  expect(rows.get('数字货币')).toEqual(['照常', '照常', '—']);
});

test('a day on which a market only closes early is in the table', () => {
  const rows = rowsOf('closures.2026-12-24.2026-12-24');
  expect(rows.get('HK50')).toEqual(['12:00 提前收市', '12 月 28 日 09:15']);
  expect(rows.get('外汇货币对')).toEqual(['照常', '—']);
});

test('the reopening time follows from the last closed date, the weekend, and the seasonal hours', () => {
  const rows = rowsOf('closures.2027-03-26.2027-03-29');
  expect(rows.get('品种')).toEqual(['3 月 26 日（周五）', '3 月 29 日（周一）', '恢复常规时段']);
  expect(rows.get('HK50')).toEqual(['全天休市', '全天休市', '3 月 30 日 09:15']);
  expect(rows.get('UKOIL')).toEqual(['全天休市', '照常', '3 月 29 日 08:00']);
  expect([...rows.entries()].find(([name]) => name.includes('XAUUSD'))?.[1]).toEqual([
    '全天休市',
    '照常',
    '3 月 29 日 06:00',
  ]);
});

test('a product line that the brand does not offer has no row', () => {
  const rows = rowsOf('closures.2026-12-25.2026-12-25', ['forex', 'goods']);
  expect([...rows.keys()].filter((name) => /美股|HK50|US30|数字货币/.test(name))).toEqual([]);
  expect(rows.get('UKOIL')?.[0]).toBe('全天休市');
});

test.each([
  'closures.2026-11-24.2026-11-25',
  'closures.2026-11-26',
  'holidays.us.2026',
  'closures.2026-11-27.2026-11-26',
])('%s contains no closed day and returns no table', (name) =>
  expect(closureTable(name, brandOf('eet'))).toBeUndefined(),
);
