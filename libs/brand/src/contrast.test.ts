import type { ColourToken } from './brand';
import { brands } from './brands';
import { contrast } from './contrast';
import { readablePairs } from './readable-pairs';
import { withTheme } from './with-theme';
import { themeFaults } from './theme-faults';

const each = (text: ColourToken, backgrounds: readonly ColourToken[]) =>
  backgrounds.map((background) => [text, background] as const);

// WCAG 2.2 AA 1.4.11: borders of controls and marks with a meaning need 3.
const marks: readonly (readonly [ColourToken, ColourToken])[] = [
  ...(['lineStrong', 'up', 'down', 'focus', 'action', 'metalMin', 'metalStd', 'metalDia'] as const).flatMap((mark) =>
    each(mark, ['surface', 'background']),
  ),
];

describe.each(
  Object.values(brands).flatMap(({ id, theme }) => [[id, theme.light] as const, [id, theme.dark] as const]),
)('brand %s', (_id, tokens) => {
  test.each(readablePairs)(`${tokens.scheme}: %s on %s is readable`, (text, background) => {
    expect(contrast(tokens[text], tokens[background])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)(`${tokens.scheme}: %s on %s is visible`, (mark, background) => {
    expect(contrast(tokens[mark], tokens[background])).toBeGreaterThanOrEqual(3);
  });
});

test('returns 21 for black on white, and 1 for a colour on itself', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#1B54D9', '#1B54D9')).toBe(1);
});

test('accepts other colours of an installation, and reports unreadable ones', () => {
  const { eet } = brands;
  expect(withTheme(eet, undefined)).toBe(eet);
  expect(themeFaults(withTheme(eet, { light: { action: '#0B6B5C' } }).theme)).toEqual([]);
  const pale = withTheme(eet, { dark: { textSoft: '#555555' } });
  expect(pale.theme.light).toEqual(eet.theme.light);
  expect(themeFaults(pale.theme).map(({ scheme, text, background }) => [scheme, text, background])).toEqual([
    ['dark', 'textSoft', 'surface'],
    ['dark', 'textSoft', 'background'],
    ['dark', 'textSoft', 'sunken'],
  ]);
});
