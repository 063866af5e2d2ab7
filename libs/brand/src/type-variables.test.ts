import { baseType } from './base-type';
import { typeVariables } from './type-variables';

test('writes every value as one variable, with sizes that scale with the font size of the browser', () => {
  const css = typeVariables(baseType);
  expect(css).toContain('--text-28:1.75rem;');
  expect(css).toContain('--leading-body:1.6;');
  expect(css).toContain('--heading-weight:600;--heading-spacing:0em;');
  expect(css).not.toMatch(/\dpx/);
  expect(css.match(/--/g)).toHaveLength(Object.values(baseType).flatMap((part) => Object.keys(part)).length);
});
