import { reports } from './report-list';
import { addressOf, changed, isDay, readView } from './view';

const now = Date.parse('2026-11-21T08:00:00Z');
const read = (search: string) => readView(new URLSearchParams(search), now);

test('reads an empty address as the deposits of the last 30 days', () => {
  expect(read('')).toEqual({
    report: 'deposit',
    preset: '30',
    startDate: '2026-10-23',
    endDate: '2026-11-21',
    account: '',
    symbol: '',
    choice: '',
    state: '',
    page: 1,
    row: '',
  });
  expect(addressOf(read(''))).toBe('?');
});

test.each([
  '?tab=profit&days=90&account=12&symbol=XAUUSD&page=3',
  '?tab=withdraw&from=2026-01-01&to=2026-03-31&status=4&row=W261121ABCDEF12',
  '?tab=credit&days=1&account=mt5',
  '?type=2',
  '?type=1&status=cancelled&page=2',
])('reads %s and writes the same address', (address) => {
  expect(addressOf(read(address))).toBe(address);
});

test.each([
  ['a report that is none', 'tab=passwords'],
  ['a day that is none', 'from=2026-02-30&to=2026-03-01'],
  ['days the wrong way round', 'from=2026-03-02&to=2026-03-01'],
  ['one day alone', 'from=2026-03-02'],
  ['a span that is none', 'days=100000'],
  ['a page that is none', 'page=-1'],
  ['a page written otherwise', 'page=1e3'],
  ['a page without end', 'page=99999999999'],
  ['another report’s choice', 'status=3'],
  ['a choice that is none', 'type=9'],
  ['a second choice that is none', 'status=paid'],
  ['an account a deposit is not asked by', 'account=5'],
  ['a row that is no key', 'row=<img src=x>'],
])('ignores %s', (_, address) => {
  expect(read(address)).toEqual(read(''));
});

test('ignores a symbol or an account in a wrong format', () => {
  expect(read('tab=order&symbol=xauusd%20or%201&account=../5')).toMatchObject({ symbol: '', account: '' });
});

test('returns to the first page if a filter changes, and stays on the page if a row opens', () => {
  const third = read('tab=profit&page=3&symbol=XAUUSD');
  expect(changed(third, { symbol: '' }, now)).toMatchObject({ symbol: '', page: 1 });
  expect(changed(third, { row: '77' }, now)).toMatchObject({ symbol: 'XAUUSD', page: 3, row: '77' });
  expect(changed(third, { page: 4 }, now)).toMatchObject({ symbol: 'XAUUSD', page: 4 });
});

test('sets the days of a preset, and drops the preset if days are selected', () => {
  expect(changed(read(''), { preset: '7' }, now)).toMatchObject({ preset: '7', startDate: '2026-11-15' });
  const chosen = changed(read('days=90'), { startDate: '2026-01-01', endDate: '2026-01-02' }, now);
  expect(chosen).toMatchObject({ startDate: '2026-01-01', endDate: '2026-01-02' });
  expect(chosen.preset).toBeUndefined();
});

test('keeps only the days and the shared filters if the report changes', () => {
  const profit = read('tab=profit&days=90&account=12&symbol=XAUUSD&page=3&row=5');
  expect(changed(profit, { report: 'trade' }, now)).toMatchObject({
    account: '12',
    symbol: 'XAUUSD',
    page: 1,
    row: '',
  });
  expect(changed(profit, { report: 'withdraw' }, now)).toMatchObject({ preset: '90', account: '', symbol: '' });
  const refused = read('tab=withdraw&status=4');
  expect(changed(refused, { report: 'coin' }, now).choice).toBe('');
  expect(reports.map(({ id }) => changed(profit, { report: id }, now).report)).toEqual(reports.map(({ id }) => id));
});

test('accepts only valid dates as days', () => {
  expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
  expect(['2026-02-29', '2026-13-01', '0002-01-01', '2026-1-1', ''].map(isDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
