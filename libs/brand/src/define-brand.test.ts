import { base } from './base';
import { defineBrand, type BrandChanges } from './define-brand';

const own = {
  id: 'x',
  code: 'X',
  signature: 'X',
  name: 'X',
  shortName: 'X',
  slogan: '',
  logo: { full: { width: 1, height: 1, paths: [] }, mark: { width: 1, height: 1, paths: [] } },
  origins: { site: 'http://www.x.localhost:{port}', userCenter: 'http://user.x.localhost:{port}' },
  cookieDomain: 'x.localhost',
  appScheme: 'x',
} satisfies BrandChanges;

test('uses the values of the base for missing ones', () => {
  expect(defineBrand(own)).toEqual({
    ...base,
    ...own,
    mt5: { ...base.mt5, sandbox: { ...base.mt5.sandbox, server: 'X-Sandbox' } },
    texts: { ...base.texts, description: '外汇、商品、指数、股票与数字货币差价合约交易，使用 MT5 平台。' },
  });
});

test('changes one nested value, without changing others or the base', () => {
  const before: unknown = JSON.parse(JSON.stringify(base));
  const brand = defineBrand({ ...own, limits: { withdraw: { fee: '5.00' } }, theme: { dark: { action: '#000000' } } });
  expect(brand.limits.withdraw).toEqual({ ...base.limits.withdraw, fee: '5.00' });
  expect(brand.limits.deposit).toEqual(base.limits.deposit);
  expect(brand.theme.dark.text).toBe(base.theme.dark.text);
  expect(brand.theme.light.action).toBe(base.theme.light.action);
  expect(base).toEqual(before);
});

test('replaces lists, and ignores undefined', () => {
  const brand = defineBrand({ ...own, regions: ['HK'], legal: undefined });
  expect(brand.regions).toEqual(['HK']);
  expect(brand.legal).toEqual(base.legal);
});

test('writes the figures of a coupon into the texts of its promotion', () => {
  const coupon = {
    title: '{amount} 美元赠金券',
    kind: 'credit',
    amount: '25.00',
    minDeposit: '300.00',
    days: 14,
  } as const;
  const promotion = {
    id: 'welcome',
    title: '赠金',
    text: ['{days} 天内满 {minDeposit} 美元'],
    from: '',
    until: '',
    coupon,
  };
  const [filled] = defineBrand({ ...own, promotions: [promotion] }).promotions;
  expect(filled?.text).toEqual(['14 天内满 300 美元']);
  expect(filled?.coupon.title).toBe('25 美元赠金券');
});

test('a misspelt or mistyped key does not compile', () => {
  // @ts-expect-error unknown limit
  defineBrand({ ...own, limits: { withdrawal: { fee: '5.00' } } });
  // @ts-expect-error money is a string
  defineBrand({ ...own, limits: { withdraw: { fee: 5 } } });
  // @ts-expect-error unknown product line
  defineBrand({ ...own, products: ['forex', 'bonds'] });
  // @ts-expect-error the name is required
  expect(() => defineBrand({ code: 'Y' })).not.toThrow();
});
