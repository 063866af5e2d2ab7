import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unsupportedCalls } from '../config/unsupported-calls.mts';
import { supportedBrowsers } from '../config/vite-supported-browsers.mts';

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

describe('a build', () => {
  const plugin = supportedBrowsers() as unknown as {
    apply: (config: object, env: { command: string; mode: string }) => boolean;
    generateBundle: (options: object, bundle: object) => void;
  };

  test.each([
    ['build', 'production', true],
    ['build', 'development', false],
    ['serve', 'development', false],
  ])('%s in mode %s is checked: %s', (command, mode, isChecked) => {
    expect(plugin.apply({}, { command, mode })).toBe(isChecked);
  });

  test('fails with the call and the module', () => {
    const modules = { '/apps/site/src/a.ts': { code: 'rows.findLast(isOld)' }, '/apps/site/src/b.ts': { code: null } };
    const error = jest.fn();
    plugin.generateBundle.call({ error }, {}, { 'a.js': { type: 'chunk', modules }, 'a.css': { type: 'asset' } });
    expect(error.mock.calls).toEqual([['Not in every supported browser:\n.findLast( in /apps/site/src/a.ts']]);
  });

  test.each(['site', 'user-center', 'staff'])('of %s has the check', (app) => {
    const config = readFileSync(join(__dirname, '../../apps', app, 'vite.config.mts'), 'utf8');
    expect(config).toMatch(/\bsupportedBrowsers\(\)/);
  });
});
