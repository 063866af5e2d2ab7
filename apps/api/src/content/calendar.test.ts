import { calls } from '@portal/contract';
import { Client } from '@portal/testkit';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const { calendarList, calendarIcs, calendarNext } = calls.content;

let test_: TestGateway;
let client: Client;

beforeAll(async () => {
  test_ = await startTestGateway();
  client = new Client(test_.url);
});
afterAll(() => test_.stop());

const titles = async (time: string, days = 1) =>
  (await client.ok(calendarList, { time, days })).map(({ at, title }) => `${at} ${title}`);

it('returns a day in Beijing time: an American afternoon is in the Chinese night', async () => {
  // 14:00 in Washington on 18 June is 02:00 on the 19th in Beijing.
  expect(await titles('2025-06-18')).not.toContain('2025-06-18T18:00:00Z 美联储利率决议');
  expect(await titles('2025-06-19')).toContain('2025-06-18T18:00:00Z 美联储利率决议');
});

it('returns several days in one response, the same as each day alone', async () => {
  const week = await titles('2025-03-03', 7);
  const each = await Promise.all(Array.from({ length: 7 }, (_, day) => titles(`2025-03-0${3 + day}`)));
  expect(week).toEqual(each.flat());
  expect(week.length).toBeGreaterThan(10);
});

it.each([
  [{ time: '2025-02-30' }],
  [{ time: '2025-6-1' }],
  [{ time: '2025-06-01', days: 0 }],
  [{ time: '2025-06-01', days: 32 }],
])('refuses %j', async (args) => {
  expect(await client.call(calendarList, args as { time: string })).toMatchObject({ status: 400, code: 'PARAM' });
});

it('starts in this week if no day is given', async () => {
  const [first] = await client.ok(calendarList, { days: 7 });
  const days = (Date.parse(first?.at ?? '') - Date.now()) / 86_400_000;
  expect(Math.abs(days)).toBeLessThan(7);
});

it('returns the next events of the requested importance', async () => {
  const { now, list } = await client.ok(calendarNext, { importance: 3, limit: 4 });
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
  expect(list).toHaveLength(4);
  for (const { at, importance } of list) expect([at > now, importance]).toEqual([true, 3]);
});

it('publishes made-up figures in the sandbox, and marks them', async () => {
  const past = await client.ok(calendarList, { time: '2025-06-18' });
  const cpi = past.find(({ title }) => title === '英国 CPI 同比');
  expect(cpi).toMatchObject({ simulated: true, unit: '%' });
  for (const figure of [cpi?.previous, cpi?.forecast, cpi?.actual]) expect(figure).toMatch(/^-?\d+\.\d$/);
  const night = await client.ok(calendarList, { time: '2025-06-19' });
  const press = night.find(({ id }) => id.startsWith('us-fed-chair'));
  expect(press).toBeDefined();
  expect(press).not.toHaveProperty('simulated');
  const { list } = await client.ok(calendarNext, { importance: 3, limit: 4 });
  for (const event of list) expect(event).not.toHaveProperty('actual');
});

it('returns events of distant years', async () => {
  expect((await client.ok(calendarList, { time: '2099-12-28', days: 7 })).length).toBeGreaterThan(0);
});

const ics = async (query: string) => {
  const response = await client.fetch(`${calendarIcs.path}?${query}`);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

it('exports the filtered events for other calendar applications', async () => {
  const { type, text } = await ics('time=2025-06-16&days=7&region=US,GB&importance=3');
  expect(type).toBe('text/calendar; charset=utf-8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR$/);
  expect(text).toContain('DTSTART:20250618T180000Z');
  expect(text).toContain('UID:us-fomc-2025-06-18@eet.localhost');
  expect(text).toContain('SUMMARY:英国央行利率决议 ★★★');
  expect(text).not.toContain('日本');
  expect(text).not.toContain('初请失业金');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect((await ics('time=2025-06-16&days=7&region=US,GB&importance=3')).text).toBe(text);
});

it('exports from today if no day is given, and refuses invalid parameters', async () => {
  expect((await ics('')).text).toContain('BEGIN:VEVENT');
  expect((await ics('region=<x>')).text).toContain('PARAM');
  expect((await ics('days=4000')).text).toContain('PARAM');
});
