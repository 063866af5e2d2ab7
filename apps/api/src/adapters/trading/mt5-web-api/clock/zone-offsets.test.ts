import { isZoneName, zoneOffsets } from './zone-offsets';

/** The offsets of 2024, as hours, with the time from which each is valid. */
const of2024 = (name: string) =>
  zoneOffsets(name, new Date('2025-01-01T00:00:00Z'))
    .filter(({ since }) => since.getUTCFullYear() === 2024)
    .map(({ since, seconds }) => [since.toISOString(), seconds / 3600]);

it('finds the changes of a time zone, to the second', () => {
  expect(of2024('Europe/Athens')).toEqual([
    ['2024-03-31T01:00:00.000Z', 3],
    ['2024-10-27T01:00:00.000Z', 2],
  ]);
});

it('finds those of a clock that is some hours ahead of a time zone', () => {
  expect(of2024('America/New_York+7')).toEqual([
    ['2024-03-10T07:00:00.000Z', 3],
    ['2024-11-03T06:00:00.000Z', 2],
  ]);
  expect(of2024('Asia/Shanghai')).toEqual([]);
  expect(zoneOffsets('Asia/Kolkata', new Date('2025-01-01'))).toMatchObject([{ since: new Date(0), seconds: 19_800 }]);
});

it.each([
  ['Europe/Athens', true],
  ['UTC', true],
  ['America/New_York+7', true],
  ['Europe/Atlantis', false],
  ['', false],
  ['+3', false],
  ['Europe/Athens+100', false],
  ['Europe/Athens\n', false],
])('%j is a time zone: %s', (name, is) => expect(isZoneName(name)).toBe(is));
