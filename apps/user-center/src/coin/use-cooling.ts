import type { CoinAddress } from '@portal/contract/coin';
import { useState } from 'react';
import { useClockOffset } from '../shared/browser/use-clock-offset';

/**
 * Whether a new address is still in its cooling-off period, by the gateway's clock. `asOf`: when the addresses were received,
 * in ms; `wake` reads the clock again when a countdown has ended.
 */
export function useCooling(asOf: number) {
  const offsetMs = useClockOffset();
  const [woken, setWoken] = useState(0);
  const now = Math.max(asOf, woken) + (offsetMs ?? 0);
  return {
    offsetMs,
    isCooling: ({ usableFrom }: Pick<CoinAddress, 'usableFrom'>) => Date.parse(usableFrom) > now,
    wake: () => setWoken(Date.now()),
  };
}
