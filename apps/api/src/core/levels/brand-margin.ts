import { zoneLeverage, type Brand } from '@portal/brand';
import type { SymbolMargin } from '../../ports';
import { instrumentOf } from '../instruments/instruments';

/**
 * The margin of a symbol by the brand's table of leverages, as MetaTrader states it: a product line with a leverage of its own needs
 * a fixed share of the value (CFD), whatever the leverage of the account is, and the others the value ÷ the account's leverage.
 */
export function brandMargin(brand: Pick<Brand, 'productLeverage'>, symbol: string): SymbolMargin | undefined {
  const instrument = instrumentOf(symbol);
  if (!instrument) return undefined;
  const leverage = zoneLeverage(brand, instrument.zone);
  const rate = leverage === undefined ? 1 : 1 / leverage;
  return { byLeverage: leverage === undefined, buy: rate, sell: rate };
}
