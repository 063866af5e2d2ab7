import { baseTheme } from './base-theme';
import { cssVariables } from './css-variables';

test('every token becomes one variable, the scheme becomes color-scheme', () => {
  const css = cssVariables(baseTheme.dark);
  expect(css).toContain('color-scheme:dark;');
  expect(css).toContain('--text-soft:#AEB9CC;');
  expect(css.match(/--/g)).toHaveLength(Object.keys(baseTheme.dark).length - 1);
});
