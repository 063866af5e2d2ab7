import type { Static } from 'typebox';
import type { MarginThreshold, TradingGroup } from '../../../ports';
import type { Group } from './answers';
import { readCents } from './read-cents';

/** A group as the platform answers it. */
export function groupTerms({ answer }: Static<typeof Group>): TradingGroup {
  const { Currency, MarginSOMode, MarginCall, MarginStopOut, MarginLeverageProfile } = answer;
  const threshold = (value: string): MarginThreshold =>
    MarginSOMode === '0' ? { percent: Number(value) } : { equity: readCents(value) };
  return {
    currency: Currency,
    marginCall: threshold(MarginCall),
    stopOut: threshold(MarginStopOut),
    floatingMargin: Boolean(MarginLeverageProfile),
  };
}
