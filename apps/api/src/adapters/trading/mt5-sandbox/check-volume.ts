import { TradingRefusal } from '../../../ports';
import { tradable } from './market';

const largest = 1_000_000n;

/** The instrument of an order. Refusal codes: 13 no such symbol, 10014 invalid volume. */
export function checkVolume(symbol: string, volume: bigint) {
  const instrument = tradable(symbol);
  // Rounded, because 0.01 has no exact double.
  const smallest = BigInt(Math.round(instrument.minLot * 10_000));
  if (volume < smallest || volume > largest || volume % smallest !== 0n) {
    throw new TradingRefusal(10014, 'invalid volume');
  }
  return instrument;
}
