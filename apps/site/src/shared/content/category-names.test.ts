import { brandOf } from '@portal/brand';
import { explains } from './category-names';

const brand = brandOf('eet');
const { category } = brand.content;

it.each(['macro', 'forex', 'goods', 'stock', 'digiccy', 'video', 'mt5Tutorial', 'guide'] as const)(
  'an article of %s says that its prices are assumed',
  (name) => expect(explains(brand, category[name])).toBe(true),
);

it.each(['notice', 'company', 'help', 'legal'] as const)('an article of %s does not', (name) =>
  expect(explains(brand, category[name])).toBe(false),
);

it('a page without a category does not', () => expect(explains(brand, '1001')).toBe(false));
