import { useLiveText } from '@portal/api-client/market/use-live-price';
import type { Instrument } from '@portal/contract/common';
import { groupDigits } from '@portal/rules/money';
import { liveSpread } from './live-spread';
import { spreadCost } from './spread-cost';
import { usePriceBoard } from './use-price-board';

type Props = { instrument: Pick<Instrument, 'symbol' | 'contractSize' | 'currency'> };

/** What the spread of the moment costs for one lot, in the currency of the price. Empty before the first price. */
export function LiveSpreadCost({ instrument: { symbol, contractSize, currency } }: Props) {
  const cost = useLiveText(usePriceBoard(), symbol, (row) => {
    const spread = liveSpread(row);
    return (spread !== undefined && spreadCost({ spread, contractSize })) || '';
  });
  return cost ? (
    <>
      每手 {groupDigits(cost)} {currency}
    </>
  ) : null;
}
