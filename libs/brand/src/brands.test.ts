import { refusedAddresses } from './refused-addresses';
import { levelCodes, type ContentIds } from './brand';
import { brandOf, brands } from './brands';

const all = Object.entries(brands);
// Works because amounts of one currency have the same number of places.
const digits = (decimal: string) => BigInt(decimal.replace('.', ''));
const amount = /^\d+\.\d{2}(\d{4})?$/;

describe.each(all)('%s', (id, brand) => {
  test('is found by its id', () => {
    expect(brand.id).toBe(id);
    expect(brandOf(id)).toBe(brand);
  });

  test('each account level has its own MT5 group in every currency', () => {
    const groups = Object.values(brand.tradingGroups).flatMap((levels) => Object.values(levels));
    const levels = Object.keys(brand.tradingGroups).length * levelCodes.length;
    expect([groups.length, new Set(groups).size]).toEqual([levels, levels]);
  });

  test('both origins belong to its cookie domain, differ, and have a variable port', () => {
    for (const origin of Object.values(brand.origins)) {
      const [, domain] = /^https?:\/\/[a-z0-9-]+\.([a-z0-9.-]+):\{port\}$/.exec(origin) ?? [];
      expect(domain).toBe(brand.cookieDomain);
    }
    expect(brand.origins.site).not.toBe(brand.origins.userCenter);
  });

  test('the register of the licence, if it is set, is a page with https', () => {
    expect(brand.trust.register).toMatch(/^(https:\/\/[^\s]+)?$/);
  });

  test('who deposits and withdraws gains nothing, and a large move of a rate is warned of before it is refused', () => {
    const { rates, rateMoves } = brand;
    expect(Number(rates.withdrawCny)).toBeLessThanOrEqual(Number(rates.depositCny));
    expect(rateMoves.warned).toBeLessThan(rateMoves.most);
  });

  test('amounts are decimal strings, and no minimum exceeds its maximum', () => {
    const { deposit, withdraw, coin, transfer, invite, promotion, twoPersonFrom } = brand.limits;
    const amounts = [
      deposit.min,
      deposit.max,
      withdraw.min,
      withdraw.max,
      withdraw.daily,
      withdraw.fee,
      withdraw.freeFrom,
    ];
    amounts.push(coin.min, coin.max, ...Object.values(coin.networkFee), transfer.min, transfer.fee);
    amounts.push(invite.firstDeposit, invite.bonus, promotion.perCustomer, twoPersonFrom);
    for (const text of amounts) expect(text).toMatch(amount);
    for (const { min, max } of [deposit, withdraw, coin]) expect(digits(min)).toBeLessThan(digits(max));
  });

  test('commissions are late in the queue of staff before the day by which the site promises them', () => {
    expect(brand.targetHours.commission).toBeLessThanOrEqual(brand.introducer.settlementDay * 24);
  });

  test('an explorer of transactions is a secure address with a place for the hash, or not set', () => {
    for (const address of Object.values(brand.explorers)) expect(address).toMatch(/^$|^https:\/\/\S*\{hash\}\S*$/);
  });

  test('each level has its own code and a higher minimum deposit than the previous one', () => {
    const levels = levelCodes.map((code) => brand.levels[code]);
    expect(levels.map(({ code }) => code)).toEqual(levelCodes);
    expect(new Set(levels.map(({ route }) => route)).size).toBe(levels.length);
    const asked = levels.map(({ minDeposit }) => digits(minDeposit));
    expect(asked).toEqual([...asked].sort((a, b) => (a < b ? -1 : 1)));
  });

  test('no content id is used twice', () => {
    const ids = (Object.keys(brand.content) as (keyof ContentIds)[]).flatMap((kind) =>
      Object.values(brand.content[kind]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('its logo fits its frame and uses colour tokens', () => {
    for (const { width, height, paths } of Object.values(brand.logo)) {
      expect(width).toBeGreaterThanOrEqual(height);
      for (const path of paths) {
        const colour = 'fill' in path ? path.fill : path.stroke;
        expect(brand.theme.light[colour]).toMatch(/^#/);
      }
    }
  });
});

test('brands share neither origin, code nor cookie domain', () => {
  const every = Object.values(brands);
  for (const key of ['code', 'cookieDomain', 'appScheme'] as const) {
    expect(new Set(every.map((brand) => brand[key])).size).toBe(every.length);
  }
  expect(new Set(every.flatMap(({ origins }) => Object.values(origins))).size).toBe(every.length * 2);
});

test.each(['', 'EET', 'nobody', 'constructor', '__proto__', 'toString'])(
  'refuses the unknown brand %p and lists the known ones',
  (id) => {
    expect(() => brandOf(id)).toThrow(`Unknown brand "${id}". Known brands: ${Object.keys(brands).join(', ')}.`);
  },
);

test('EET has the API values and the domains of the specification', () => {
  const { eet } = brands;
  expect(eet).toMatchObject({ code: 'EET', signature: 'EET', defaultPrefix: '86', cookieDomain: 'eet.localhost' });
  expect(eet.origins).toEqual({
    site: 'http://www.eet.localhost:{port}',
    userCenter: 'http://user.eet.localhost:{port}',
  });
  expect(eet.levels.MIN.route).toBe('mini');
  // Empty until the company provides them; never invented.
  expect(Object.values(eet.legal).join('')).toBe('');
});

test('the lists of refused addresses are of their chain, valid, and without repetitions', () => {
  for (const brand of Object.values(brands)) {
    const { burn, token, own } = refusedAddresses(brand);
    for (const chain of ['TRC20', 'ERC20'] as const) {
      const shape = chain === 'TRC20' ? /^T[1-9A-HJ-NP-Za-km-z]{33}$/ : /^0x[0-9a-fA-F]{40}$/;
      const all = [...burn[chain], ...token[chain], ...own[chain]];
      for (const address of all) expect(address).toMatch(shape);
      expect(new Set(all.map((address) => address.toLowerCase())).size).toBe(all.length);
      // The wrapped coin and ten tokens at least.
      expect(token[chain].length).toBeGreaterThan(10);
    }
  }
});
