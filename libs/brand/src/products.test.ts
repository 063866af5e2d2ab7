import { base } from './base';
import { brands } from './brands';
import { defineBrand } from './define-brand';
import { productWords } from './product-words';
import { isOffered, isZoneOffered, productKinds, productZones } from './products';

describe.each(Object.values(brands).map((brand) => [brand.id, brand] as const))('%s', (_id, brand) => {
  test('offers known lines, each once, and at least one', () => {
    expect(brand.products.length).toBeGreaterThan(0);
    expect(brand.products.filter((kind) => !productKinds.includes(kind))).toEqual([]);
    expect(new Set(brand.products).size).toBe(brand.products.length);
  });
});

test('offers what belongs to an offered line, by name and by zone, and always what belongs to no line', () => {
  const shop = { products: ['forex', 'stock'] as const };
  expect(productKinds.filter((kind) => isOffered(shop, kind))).toEqual(['forex', 'stock']);
  expect(productKinds.filter((kind) => isZoneOffered(shop, productZones[kind]))).toEqual(['forex', 'stock']);
  expect(['macro', 'notice'].map((other) => isOffered(shop, other))).toEqual([true, true]);
});

test('lists the lines of the brand in its description', () => {
  const { eet } = brands;
  const described = (products: (typeof eet)['products']) =>
    defineBrand({ ...eet, products, texts: { description: base.texts.description } }).texts.description;
  expect(described(productKinds)).toBe('外汇、商品、指数、股票与数字货币差价合约交易，使用 MT5 平台。');
  expect(described(['stock', 'forex'])).toBe('外汇与股票差价合约交易，使用 MT5 平台。');
  expect(productWords({ products: ['goods'] })).toBe('商品');
});

test('at least one brand does not offer every line', () => {
  expect(Object.values(brands).some(({ products }) => products.length < productKinds.length)).toBe(true);
});
