import type { Paint } from './brand';
import { brands } from './brands';
import { contrast } from './contrast';

const surfaces = ['paper', 'ground', 'sunken'] as const;
const each = (text: Paint, grounds: readonly Paint[]) => grounds.map((ground) => [text, ground] as const);

// WCAG 2.2 AA 1.4.3: text 4.5.
const texts: readonly (readonly [Paint, Paint])[] = [
  ...each('ink', [...surfaces, 'actionTint', 'okTint', 'warnTint', 'dangerTint', 'upTint', 'downTint']),
  ...each('inkSoft', surfaces),
  ...each('inkFaint', surfaces),
  ...each('actionText', [...surfaces, 'actionTint', 'warnTint', 'dangerTint', 'okTint']),
  ...each('upText', [...surfaces, 'upTint']),
  ...each('downText', [...surfaces, 'downTint']),
  ...each('ok', [...surfaces, 'okTint']),
  ...each('warn', [...surfaces, 'warnTint']),
  ...each('dangerText', [...surfaces, 'dangerTint']),
  ...each('metalMinText', [...surfaces, 'metalMinTint']),
  ...each('metalStdText', [...surfaces, 'metalStdTint']),
  ...each('metalDiaText', [...surfaces, 'metalDiaTint']),
  ...each('onAction', ['action', 'actionHover']),
  ...each('onDanger', ['danger', 'dangerHover']),
];

// WCAG 2.2 AA 1.4.11: edges of controls and marks that carry a meaning 3.
const marks: readonly (readonly [Paint, Paint])[] = [
  ...(['lineStrong', 'up', 'down', 'focus', 'action', 'metalMin', 'metalStd', 'metalDia'] as const).flatMap((mark) =>
    each(mark, ['paper', 'ground']),
  ),
];

describe.each(
  Object.values(brands).flatMap(({ id, theme }) => [[id, theme.light] as const, [id, theme.dark] as const]),
)('brand %s', (_id, tokens) => {
  test.each(texts)(`${tokens.scheme}: %s on %s reads`, (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(marks)(`${tokens.scheme}: %s on %s is seen`, (mark, ground) => {
    expect(contrast(tokens[mark], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#1B54D9', '#1B54D9')).toBe(1);
});
