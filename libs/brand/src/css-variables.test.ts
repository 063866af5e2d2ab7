import { baseTheme } from './base-theme';
import { cssVariables } from './css-variables';

test('writes every token as one variable, and the scheme as color-scheme', () => {
  const css = cssVariables(baseTheme.dark);
  expect(css).toContain('color-scheme:dark;');
  expect(css).toContain('--text-soft:#AEB9CC;');
  expect(css.match(/--/g)).toHaveLength(Object.keys(baseTheme.dark).length - 1);
});
