import { brands } from './brands';
import { defineBrand } from './define-brand';
import { tradingAt } from './trading-at';

const all = Object.values(brands);

test.each(all.map((brand) => [brand.id, brand] as const))(
  '%s has a simulated server and a terminal page',
  (_id, brand) => {
    const { server, terminals, webTrader } = tradingAt(brand, 'sandbox');
    expect(server).toMatch(/^[A-Za-z]+-Sandbox$/);
    expect(terminals).toEqual([]);
    expect(webTrader).toBe('/sandbox/terminal');
  },
);

test('no two brands have the same simulated server', () => {
  expect(new Set(all.map((brand) => tradingAt(brand, 'sandbox').server)).size).toBe(all.length);
});

test.each(all.map((brand) => [brand.id, brand] as const))(
  '%s has no production server and no address by default',
  (_id, brand) => {
    expect(tradingAt(brand, 'production')).toEqual({ server: '', terminals: [] });
  },
);

test('returns the production settings of a brand, and leaves out empty ones', () => {
  const [brand] = all;
  const configured = defineBrand({
    ...brand!,
    mt5: {
      production: {
        server: '{code}-Live',
        terminals: { apk: 'https://files.example/mt5.apk' },
        webTrader: 'https://trade.example/',
      },
    },
  });
  expect(tradingAt(configured, 'production')).toEqual({
    server: `${brand!.code}-Live`,
    terminals: [{ kind: 'apk', name: 'Android 安装包（APK）', href: 'https://files.example/mt5.apk' }],
    webTrader: 'https://trade.example/',
  });
});
