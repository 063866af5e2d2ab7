import { DateTime } from 'luxon';
import { calendarOf } from './calendar-of';
import { withFigures } from './with-figures';

const calendar = calendarOf('eet');

/** Instants of a release in a year, UTC to the minute. */
function instants(id: string, year: number): string[] {
  const from = DateTime.utc(year, 1, 1);
  return calendar
    .between(from, from.plus({ years: 1 }))
    .filter((event) => event.id.startsWith(`${id}-20`))
    .map(({ at }) => at.slice(0, 16));
}
const days = (id: string, year: number) => instants(id, year).map((at) => at.slice(5, 10));

// As they were published. Both sides of the clock changes: 9 March and 2 November 2025 in America, 30 March and 26 October
// in Europe, 6 April and 5 October in Sydney.
it.each([
  ['us-nfp', '2025-01-10T13:30'],
  ['us-nfp', '2025-02-07T13:30'],
  ['us-nfp', '2025-03-07T13:30'],
  ['us-nfp', '2025-04-04T12:30'],
  ['us-nfp', '2025-07-03T12:30'],
  ['us-nfp', '2025-11-20T13:30'],
  ['us-nfp', '2026-07-02T12:30'],
  ['us-nfp', '2023-04-07T12:30'],
  ['us-cpi', '2025-01-15T13:30'],
  ['us-cpi', '2025-03-12T12:30'],
  ['us-cpi', '2025-10-24T12:30'],
  ['us-core-cpi', '2025-02-12T13:30'],
  ['us-fomc', '2025-01-29T19:00'],
  ['us-fomc', '2025-03-19T18:00'],
  ['us-fomc', '2025-06-18T18:00'],
  ['us-fomc', '2025-10-29T18:00'],
  ['us-fomc', '2025-12-10T19:00'],
  ['us-fomc', '2027-06-09T18:00'],
  ['us-fed-chair', '2025-06-18T18:30'],
  ['us-fomc-minutes', '2025-02-19T19:00'],
  ['us-fomc-minutes', '2025-10-08T18:00'],
  ['us-fomc-minutes', '2025-12-30T19:00'],
  ['us-jobless-claims', '2025-03-06T13:30'],
  ['us-jobless-claims', '2025-03-13T12:30'],
  ['us-jobless-claims', '2025-06-18T12:30'],
  ['us-jobless-claims', '2025-11-26T13:30'],
  ['us-ism-manufacturing', '2025-01-03T15:00'],
  ['us-ism-manufacturing', '2025-09-02T14:00'],
  ['us-ism-services', '2025-01-07T15:00'],
  ['us-ism-services', '2025-07-03T14:00'],
  ['eu-ecb', '2025-03-06T13:15'],
  ['eu-ecb', '2025-04-17T12:15'],
  ['eu-ecb', '2025-10-30T13:15'],
  ['gb-boe', '2025-03-20T12:00'],
  ['gb-boe', '2025-08-07T11:00'],
  ['jp-cpi', '2025-01-23T23:30'],
  ['jp-cpi', '2025-07-17T23:30'],
  ['jp-tankan', '2025-03-31T23:50'],
  ['cn-lpr', '2025-01-20T01:00'],
  ['cn-lpr', '2024-05-20T01:15'],
  ['cn-lpr', '2025-04-21T01:00'],
  ['cn-lpr', '2026-02-24T01:00'],
  ['cn-lpr', '2026-06-22T01:00'],
  ['cn-lpr', '2026-09-20T01:00'],
  ['cn-pmi-february', '2025-03-01T01:30'],
  ['cn-pmi', '2025-08-31T01:30'],
  ['au-rba', '2025-04-01T03:30'],
  ['au-rba', '2025-05-20T04:30'],
  ['nz-rbnz', '2025-04-09T02:00'],
  ['ca-boc', '2025-03-12T13:45'],
  ['ch-snb', '2025-03-20T08:30'],
  ['eia-crude', '2025-03-05T15:30'],
  ['eia-crude', '2025-03-12T14:30'],
  ['eia-crude', '2025-09-04T16:00'],
  ['api-crude', '2025-09-03T20:30'],
  ['baker-hughes', '2025-04-17T17:00'],
  ['baker-hughes', '2025-11-26T18:00'],
])('%s was released at %s', (id, at) => {
  expect(instants(id, Number(at.slice(0, 4)))).toContain(at);
});

it('has the actual dates of the employment report of 2025 and 2026, including the shutdown', () => {
  expect(days('us-nfp', 2025)).toEqual([
    '01-10',
    '02-07',
    '03-07',
    '04-04',
    '05-02',
    '06-06',
    '07-03',
    '08-01',
    '09-05',
    '11-20',
    '12-16',
  ]);
  expect(days('us-nfp', 2026)).toEqual([
    '01-09',
    '02-11',
    '03-06',
    '04-03',
    '05-08',
    '06-05',
    '07-02',
    '08-07',
    '09-04',
    '10-02',
    '11-06',
    '12-04',
  ]);
  expect(days('us-nfp', 2021).slice(0, 2)).toEqual(['01-08', '02-05']);
  expect(days('us-unemployment', 2025)).toEqual(days('us-nfp', 2025));
});

it('has jobless claims for every week of a year, never on a holiday', () => {
  expect(instants('us-jobless-claims', 2024)).toHaveLength(52);
  expect(days('us-jobless-claims', 2025)).not.toContain('11-27');
  expect(days('us-jobless-claims', 2025).at(-1)).toBe('12-31');
});

it('marks estimated dates', () => {
  const from = DateTime.utc(2031, 1, 1);
  const year = calendar.between(from, from.plus({ years: 1 }));
  const of = (id: string) => year.find((event) => event.id.startsWith(`${id}-20`));
  expect(of('us-cpi')).toMatchObject({ tentative: 'date' });
  expect(of('us-core-cpi')).toMatchObject({ tentative: 'date' });
  expect(of('us-nfp')).toMatchObject({ at: '2031-01-10T13:30:00Z' });
  expect(of('us-nfp')).not.toHaveProperty('tentative');
  // Nobody has said when the committee meets in 2031: its days are expected.
  expect(of('us-fomc')).toMatchObject({ tentative: 'date' });
  expect(calendar.unscheduled(2031)).toEqual(expect.arrayContaining(['us-fomc', 'eu-ecb', 'gb-boe']));
});

it('expects each central bank as often as in its last schedule, on the same weekdays', () => {
  const meetings = { 'eu-ecb': 8, 'gb-boe': 8, 'jp-boj': 8, 'ca-boc': 8, 'au-rba': 8, 'nz-rbnz': 7, 'ch-snb': 4 };
  for (const [id, count] of Object.entries(meetings)) {
    const from = DateTime.utc(2027, 1, 1);
    const year = calendar.between(from, from.plus({ years: 1 })).filter((event) => event.id.startsWith(`${id}-20`));
    expect([id, year.length]).toEqual([id, count]);
    expect(new Set(year.map(({ tentative }) => tentative))).toEqual(new Set(['date']));
    expect(year.every(({ at }) => [1, 2, 3, 4, 5].includes(DateTime.fromISO(at).weekday))).toBe(true);
  }
  // January 2028 is scheduled; the rest of the year is expected.
  const [first, ...rest] = days('us-fomc', 2028);
  expect(first).toBe('01-26');
  expect(rest).toHaveLength(7);
});

it('publishes the February PMI in March, and has the gas storage of every week', () => {
  expect(days('cn-pmi', 2026)).not.toContain('02-28');
  expect(days('cn-pmi-february', 2025)).toEqual(['03-01']);
  expect(days('cn-pmi-february', 2026)).toEqual(['03-04']);
  expect(instants('eia-gas', 2026)).toContain('2026-03-12T14:30');
  // Thanksgiving: on Wednesday at noon.
  expect(instants('eia-gas', 2026)).toContain('2026-11-25T17:00');
  expect(instants('eia-gas', 2026)).toHaveLength(52);
});

it('returns the previous release of an event and its usual figures', () => {
  expect(calendar.seriesOf({ id: 'us-cpi-2026-01-13' })).toEqual({
    previousId: 'us-cpi-2025-12-18',
    shape: { near: 2.9, step: 0.3, places: 1 },
  });
  expect(calendar.seriesOf({ id: 'us-fed-chair-2026-03-18' }).shape).toBeUndefined();
  expect(calendar.seriesOf({ id: 'nothing' })).toEqual({ previousId: undefined, shape: undefined });
});

it('contains no figures and no repeated id, and is sorted by time', () => {
  for (const year of [2023, 2024, 2025, 2026, 2027, 2030]) {
    const from = DateTime.utc(year, 1, 1);
    const events = calendar.between(from, from.plus({ years: 1 }));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    for (const event of events)
      expect(Object.keys(event)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/previous|forecast|actual/)]),
      );
  }
});

it('has an event at the beginning of a range, and none at its end', () => {
  const at = DateTime.fromISO('2026-07-02T12:30:00Z');
  const ids = (from: DateTime, to: DateTime) => calendar.between(from, to).map(({ id }) => id);
  expect(ids(at, at.plus({ minutes: 1 }))).toContain('us-nfp-2026-07-02');
  expect(ids(at.minus({ hours: 1 }), at)).not.toContain('us-nfp-2026-07-02');
});

it('has events for every week of the coming years', () => {
  for (let week = DateTime.utc(2025, 1, 6); week.year < 2030; week = week.plus({ weeks: 1 }))
    expect(calendar.between(week, week.plus({ weeks: 1 })).length).toBeGreaterThan(3);
});

const figures = (actual?: string) => ({
  simulated: false,
  of: () => ({ forecast: '2.4', ...(actual && { actual }) }),
  close: async () => undefined,
});

it('marks no date as expected beside a figure that came out', () => {
  const from = DateTime.utc(2031, 1, 1);
  const expected = calendar.between(from, from.plus({ months: 1 })).filter(({ tentative }) => tentative);
  expect(expected.length).toBeGreaterThan(5);
  const marked = (actual?: string) =>
    withFigures(expected, calendar, { figures: figures(actual), now: 0 }).filter(({ tentative }) => tentative).length;
  expect([marked(), marked('2.5')]).toEqual([expected.length, 0]);
});

it('writes barrels, cubic feet and people as Chinese readers do', () => {
  const from = DateTime.utc(2026, 1, 1);
  const events = calendar.between(from, from.plus({ years: 1 }));
  expect(events.filter(({ unit }) => /^[千百]|十亿|立方米/.test(unit)).map(({ id }) => id)).toEqual([]);
  const unitOf = (id: string) => events.find((event) => event.id.startsWith(`${id}-20`))?.unit;
  expect(['us-nfp', 'us-jobless-claims', 'eia-crude', 'eia-gas'].map(unitOf)).toEqual([
    '万人',
    '万人',
    '万桶',
    '亿立方英尺',
  ]);
});

it.each([
  ...['us-adp', 'us-jolts', 'us-michigan', 'us-conference-board', 'us-durable-goods', 'de-cpi-flash', 'gb-pmi-flash'],
  ...['de-gdp-flash', 'jp-gdp', 'ca-cpi', 'ca-jobs', 'ca-gdp', 'au-cpi', 'au-jobs', 'au-gdp', 'nz-cpi', 'nz-jobs'],
  ...['nz-gdp', 'ch-cpi', 'ch-jobs', 'ch-gdp', 'cn-financing', 'cn-m2', 'cn-reserves'],
])('%s is released on weekdays only, by custom', (id) => {
  const from = DateTime.utc(2026, 1, 1);
  const year = calendar.between(from, from.plus({ years: 2 })).filter((event) => event.id.startsWith(`${id}-20`));
  expect(year.length).toBeGreaterThanOrEqual(8);
  expect(new Set(year.map(({ tentative }) => tentative))).toEqual(new Set(['date']));
  expect(
    year.filter((event) => [6, 7].includes(new Date(`${event.id.slice(-10)}T00:00:00Z`).getUTCDay() || 7)),
  ).toEqual([]);
});
