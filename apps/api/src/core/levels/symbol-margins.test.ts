import { brandOf } from '@portal/brand';
import { waitFor } from '@portal/testkit';
import type { SymbolMargin } from '../../ports';
import { instrumentOf } from '../instruments/instruments';
import { groupsOf } from './group-of';
import { productMargins } from './product-margins';
import { openSymbolMargins } from './symbol-margins';
import { withMargin } from './with-margin';

const brand = brandOf('eet');
const [first = '', group = ''] = groupsOf(brand);
const plain = { byLeverage: true, buy: 1, sell: 1 };
const perLot = { amount: '500.00', currency: 'USD' };

// The platform is a fake, because the simulator cannot fail for one group only.
it('reads the margins of every group and symbol, also if some cannot be read, and keeps those of symbols that are gone', async () => {
  let rate = 0.2;
  let isGone = false;
  const symbolMargin = async (path: string, symbol: string): Promise<SymbolMargin | undefined> => {
    if (path === first && symbol !== 'JD') throw new Error('no right to this symbol');
    return isGone && symbol === 'AAPL' ? undefined : { ...plain, buy: rate };
  };
  const warn = jest.fn();
  const margins = openSymbolMargins({ brand, trading: { symbolMargin }, log: { warn, info: jest.fn() } });
  const last = groupsOf(brand).at(-1) ?? '';
  await waitFor(async () => margins.of(last, 'JD')?.buy === 0.2, 'the margins');
  rate = 0.3;
  isGone = true;
  await expect(margins.renew()).rejects.toThrow('no right to this symbol');
  expect([margins.of(group, 'EURUSD')?.buy, margins.of(group, 'AAPL')?.buy]).toEqual([0.3, 0.2]);
  expect([margins.of(first, 'EURUSD'), margins.of(first, 'JD')?.buy]).toEqual([undefined, 0.3]);
  expect(warn).toHaveBeenCalledWith(
    { group, symbol: 'EURUSD', margin: { ...plain, buy: 0.3 }, before: { ...plain, buy: 0.2 } },
    'a symbol has another margin',
  );
  margins.close();
});

const given = (margins: Record<string, SymbolMargin>) => ({
  brand,
  symbolMargins: { of: (_group: string, symbol: string) => margins[symbol] },
});

it("takes the margins of the brand where the platform has none: a line's own leverage, or else the account's", () => {
  expect(productMargins({ brand }, group, 400)).toEqual([
    { zone: 1, from: 0.25, to: 0.25 },
    { zone: 4, from: 0.25, to: 0.25 },
    { zone: 5, from: 0.25, to: 0.25 },
    { zone: 6, from: 10, to: 10 },
    { zone: 7, from: 20, to: 20 },
  ]);
});

it('takes the larger of the rates to buy and to sell, and leaves out amounts per lot', () => {
  const source = given({ XAUUSD: { ...plain, sell: 3 }, USOIL: { ...plain, buy: 8, perLot } });
  expect(productMargins(source, group, 300)).toContainEqual({ zone: 4, from: 0.333333, to: 1 });
  const allByLot = productMargins({ brand, symbolMargins: { of: () => ({ ...plain, perLot }) } }, group, 300);
  expect(allByLot).toEqual([]);
});

it('states the margin of an instrument at each level only where it is not the value ÷ the leverage of the level', () => {
  const [euro, apple] = [instrumentOf('EURUSD')!, instrumentOf('AAPL')!];
  expect(withMargin({ brand }, euro)).toEqual(euro);
  expect(withMargin({ brand }, apple)).toEqual({ ...apple, margin: { MIN: 20, STD: 20, DIA: 20 } });
  expect(withMargin(given({ EURUSD: { ...plain, buy: 2 } }), euro).margin).toEqual({ MIN: 2, STD: 1, DIA: 0.5 });
});

it('states a fixed margin of a lot at each level, with its rate and, where the mode uses it, the leverage', () => {
  const oil = instrumentOf('USOIL')!;
  const stated = (margin: SymbolMargin) => withMargin(given({ USOIL: margin }), oil);
  const at = (amount: string) => ({ amount, currency: 'USD' });
  expect(stated({ ...plain, sell: 2, perLot })).toMatchObject({
    margin: {},
    marginPerLot: { MIN: at('10.000000'), STD: at('5.000000'), DIA: at('2.500000') },
  });
  expect(stated({ ...plain, byLeverage: false, perLot }).marginPerLot).toMatchObject({ MIN: at('500.000000') });
  expect(stated({ ...plain, perLot: { ...perLot, amount: '0.00' } })).not.toHaveProperty('marginPerLot');
});
