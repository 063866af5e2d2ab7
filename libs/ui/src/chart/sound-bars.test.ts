import { fillDays } from './fill-days';
import { soundBars } from './sound-bars';

const bar = (at: string, close = '2') => ({ at, open: '1', high: '3', low: '0.5', close });
const [first, second, third] = ['2026-03-02T01:00:00Z', '2026-03-02T02:00:00.000Z', '2026-03-02T11:00:00+08:00'];

test('sorts bars, also with times written in other ways', () => {
  expect(soundBars([bar(third), bar(first), bar(second)]).map(({ at }) => at)).toEqual([first, second, third]);
});

test('takes each time once, with what came last', () => {
  expect(soundBars([bar(first, '1'), bar(second), bar('2026-03-02T09:00:00+08:00', '5')])).toEqual([
    bar('2026-03-02T09:00:00+08:00', '5'),
    bar(second),
  ]);
});

test.each([
  { ...bar(second), at: '' },
  { ...bar(second), at: '2026-02-30T25:00:00Z' },
  { ...bar(second), open: '' },
  { ...bar(second), high: 'NaN' },
  { ...bar(second), low: '-' },
  { ...bar(second), close: 'Infinity' },
  { ...bar(second), close: undefined as unknown as string },
])('leaves out %j', (broken) => {
  expect(soundBars([bar(third), broken, bar(first)]).map(({ at }) => at)).toEqual([first, third]);
});

test('there may be no bars', () => expect(soundBars([])).toEqual([]));

test('days that are none, and values that are none, are left out of the days', () => {
  const points = [
    { day: '2026-03-03', value: '1' },
    { day: '', value: '1' },
    { day: '2026-02-30', value: '1' },
    { day: '2026-03-02', value: 'x' },
    { day: '2026-03-01', value: '2' },
  ];
  expect(fillDays(points)).toEqual([
    { day: '2026-03-01', value: '2' },
    { day: '2026-03-02' },
    { day: '2026-03-03', value: '1' },
  ]);
});
