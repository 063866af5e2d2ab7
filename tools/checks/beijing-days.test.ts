import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const isTest = /\.test\.tsx?:|\/testing\/|\/e2e\/|\.stories\.tsx:/;

/** The places, as `file: text`, where a pattern (of Perl) stands in programs and functions of the database. */
function placesOf(pattern: string): string[] {
  const paths = ['apps/*.ts', 'apps/*.tsx', 'apps/api/database/*/functions/*.sql', 'libs/*.ts', 'libs/*.tsx'];
  const { stdout, status } = spawnSync('git', ['grep', '-P', pattern, '--', ...paths], { cwd: root, encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`git grep -P ${pattern}`);
  return stdout.split('\n').filter((line) => line !== '' && !isTest.test(line));
}
const filesOf = (pattern: string) => [...new Set(placesOf(pattern).map((place) => place.split(':', 1)[0]))];

// A test cannot show that a day is Beijing's: for 16 hours of each day it is that of UTC too.
test('SQL takes the day of a moment in Asia/Shanghai', () => {
  expect(placesOf(`at time zone '(?!Asia/Shanghai')`).map((place) => place.replace(/:.*/, ''))).toEqual([
    // Texts of a moment, for machines.
    'apps/api/database/kernel/functions/utc.sql',
    'apps/api/database/ledger/functions/instant.sql',
  ]);
  expect(placesOf(`\\b(current_date|localtimestamp|current_time|localtime)\\b`)).toEqual([]);
  const moment = String.raw`(now\(\)|clock\(\)|clock_timestamp\(\)|\bat|_at|_until|_from)`;
  expect(placesOf(`${moment}::date`)).toEqual([]);
  expect(placesOf(`date_trunc\\('(day|week|month|quarter|year)', [\\w.]*${moment}(?! at time zone)`)).toEqual([]);
});

test('programs take no part of a moment in the time of their machine', () => {
  expect(filesOf(String.raw`\.(get|set)(FullYear|Month|Date|Day|Hours)\(|getTimezoneOffset`)).toEqual([]);
  expect(placesOf(String.raw`\.toLocale(Date|Time)?String\((?!.*timeZone)`)).toEqual([]);
});

test('programs take no day of UTC for today', () => {
  expect(placesOf(String.raw`new Date\((Date\.now\(\))?\)\.toISOString\(\)\.slice`)).toEqual([]);
});
