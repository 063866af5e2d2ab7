import { DateTime } from 'luxon';
import { join } from 'node:path';
import { loadRules } from './load-rules';
import { easter, lunarDay, solarDay } from '../../core/holidays/movable-days';
import { workDays } from '../../core/holidays/work-days';

const { calendars } = loadRules(join(__dirname, '../../../../../libs/brand/src/eet/content/calendar'));
const day = (text: string) => DateTime.fromISO(text, { zone: 'utc' });
const text = (at: DateTime) => at.toFormat('yyyy-MM-dd');

it.each([
  ['us', '2025-01-20', false],
  ['us', '2025-05-26', false],
  ['us', '2021-12-31', false],
  ['us', '2026-07-03', false],
  ['us', '2025-11-28', true],
  ['us-market', '2025-11-28', false],
  ['us-market', '2021-12-31', true],
  ['us-market', '2025-04-18', false],
  ['eu', '2025-04-21', false],
  ['eu', '2025-12-26', false],
  ['gb', '2021-12-27', false],
  ['gb', '2021-12-28', false],
  ['gb', '2022-01-03', false],
  ['gb', '2025-05-05', false],
  ['gb', '2025-08-25', false],
  ['jp', '2025-05-06', false],
  ['jp', '2025-03-20', false],
  ['jp', '2025-11-24', false],
  ['jp', '2025-02-24', false],
  ['cn', '2025-02-03', false],
  ['cn', '2025-02-08', true],
  ['cn', '2025-10-08', false],
  ['cn', '2026-09-20', true],
  ['cn', '2027-02-08', false],
  ['cn', '2023-06-22', false],
])('%s, %s: working day %s', (name, date, works) => {
  expect(workDays(calendars[name] ?? { days: [] })(day(date))).toBe(works);
});

it('calculates the movable holidays', () => {
  expect([2024, 2025, 2026, 2027].map((year) => text(easter(year)))).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
  ]);
  expect([2024, 2025, 2026, 2027].map((year) => text(lunarDay('1-1', year)))).toEqual([
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
  ]);
  expect(text(lunarDay('8-15', 2026))).toBe('2026-09-25');
  expect([2025, 2027].map((year) => text(solarDay('qingming', year)))).toEqual(['2025-04-04', '2027-04-05']);
  expect(text(solarDay('spring-equinox', 2025))).toBe('2025-03-20');
  expect(text(solarDay('autumn-equinox', 2025))).toBe('2025-09-23');
});
