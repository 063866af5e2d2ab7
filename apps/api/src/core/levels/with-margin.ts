import { levelCodes, type Brand } from '@portal/brand';
import type { Instrument } from '@portal/contract/common';
import { groupOf } from './group-of';
import { marginPerLot } from './margin-per-lot';
import { marginPercent } from './margin-percent';
import { symbolMarginOf, type MarginSource } from './product-margins';

interface Source extends MarginSource {
  brand: MarginSource['brand'] & Pick<Brand, 'levels' | 'tradingGroups'>;
}

/** An instrument with its margin at each level, in the group for dollars, where that is not simply the value ÷ the level's leverage. */
export function withMargin(source: Source, instrument: Instrument): Instrument {
  const { brand } = source;
  const margins = levelCodes.map((code) => {
    const margin = symbolMarginOf(source, groupOf(brand, 'USD', code) ?? '', instrument.symbol);
    const { leverage } = brand.levels[code];
    const percent = margin && marginPercent(margin, leverage);
    const perLot = margin && marginPerLot(margin, leverage);
    const isPlain = margin?.byLeverage === true && margin.perLot === undefined && margin.buy === 1 && margin.sell === 1;
    return { code, percent, perLot, isPlain };
  });
  if (margins.every(({ isPlain }) => isPlain)) return instrument;
  const stated = margins.flatMap(({ code, percent }) => (percent === undefined ? [] : [[code, percent] as const]));
  const fixed = margins.flatMap(({ code, perLot }) => (perLot ? [[code, perLot] as const] : []));
  return {
    ...instrument,
    margin: Object.fromEntries(stated),
    ...(fixed.length > 0 && { marginPerLot: Object.fromEntries(fixed) }),
  };
}
