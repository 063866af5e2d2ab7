import { baseType } from './base-type';
import { brands } from './brands';
import { typeFaults } from './type-faults';
import { withTheme } from './with-theme';
import type { TypeScale } from './type-scale';

test.each(Object.values(brands).map(({ id, theme }) => [id, theme.type] as const))(
  'the type scale of brand %s is readable',
  (_id, type) => {
    expect(typeFaults(type)).toEqual([]);
  },
);

const changed = (sizes: Partial<TypeScale['sizes']>): TypeScale => ({
  ...baseType,
  sizes: { ...baseType.sizes, ...sizes },
});

test('reports a value that is too small, too large or not a number', () => {
  expect(typeFaults(changed({ 12: 0.6875 }))).toEqual([{ token: 'sizes.12', value: 0.6875, least: 0.75, most: 1 }]);
  expect(typeFaults(changed({ 40: 4 })).map(({ token }) => token)).toEqual(['sizes.40']);
  expect(typeFaults(changed({ 16: Number.NaN })).map(({ token }) => token)).toEqual(['sizes.16']);
  expect(typeFaults({ ...baseType, leading: { ...baseType.leading, body: 1.2 } })).toHaveLength(1);
  expect(typeFaults({ ...baseType, heading: { weight: 200, spacing: 0.5 } })).toHaveLength(2);
});

test('reports a step that is smaller than the previous one', () => {
  expect(typeFaults(changed({ 12: 1, 14: 0.875 }))).toEqual([
    { token: 'sizes.14', value: 0.875, least: 1, most: 1.125 },
  ]);
});

test('a size with a unit does not compile', () => {
  // @ts-expect-error px does not scale with the user's font size
  changed({ 16: '16px' });
  expect(typeFaults(changed({}))).toEqual([]);
});

test('accepts other sizes of an installation, and keeps the rest', () => {
  const { eet } = brands;
  const { type, light } = withTheme(eet, { type: { sizes: { 16: 1.125 }, heading: { weight: 700 } } }).theme;
  expect(type).toEqual({
    ...eet.theme.type,
    sizes: { ...eet.theme.type.sizes, 16: 1.125 },
    heading: { ...eet.theme.type.heading, weight: 700 },
  });
  expect(light).toEqual(eet.theme.light);
});
