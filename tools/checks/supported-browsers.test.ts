import { unsupportedCalls } from '../config/unsupported-calls.mts';

test.each([
  ['AbortSignal.timeout(10)', 'AbortSignal.timeout('],
  ['AbortSignal.any([a])', 'AbortSignal.any('],
  ['rows.findLast(isOld)', '.findLast('],
  ['rows.at(-1)', '.at('],
  ['rows.toSorted()', '.toSorted('],
  ['structuredClone(row)', 'structuredClone('],
  ['Object.groupBy(rows, kind)', 'Object.groupBy('],
  ['crypto.randomUUID()', 'crypto.randomUUID('],
  ['map.values().map(one)', '.values().map('],
  ['/(?<=a)b/', '(?<='],
  ['css`@media (width >= 600px) {}`', '@media (width >'],
  ['css`color: color-mix(in srgb, red, blue)`', 'color-mix('],
])('finds what iOS 15 does not have: %s', (code, found) => {
  expect(unsupportedCalls('/apps/site/src/a.ts', code)).toEqual([found]);
});

test.each([
  'box.showPopover?.()',
  'AbortSignal.timeout?.(10)',
  'rows.find(isOld)',
  '/(?:a)(?<name>b)/',
  'Object.values(a).map(b)',
])('does not find %s', (code) => {
  expect(unsupportedCalls('/apps/site/src/a.ts', code)).toEqual([]);
});
