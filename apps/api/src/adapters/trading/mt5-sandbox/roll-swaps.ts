import type { Db } from '../../../database/database';
import { dayNumber, dayText, serverDay, serverDayStart } from '../../../core/market-hours';
import { chargeSwap, lockAccount, type SandboxPosition } from './accounts.store';
import { swapNights, swapOf } from '@portal/rules/trading';
import { marketAt, tradable, type MarketSource } from './market';

/** The weekday of a day that is counted from 1970-01-01, a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7;

/** Whether a position has passed a midnight of the server that it was not charged for. */
export const isDue = ({ swapDay }: SandboxPosition, at: number): boolean => dayNumber(swapDay) < serverDay(at);

/** Charges every midnight since the last charge, each at the rates of its own moment, so that a pause loses none. */
export async function rollSwaps(tx: Db, source: MarketSource, login: bigint, at: number): Promise<void> {
  const account = await lockAccount(tx, login);
  if (!account) return;
  const today = serverDay(at);
  for (const position of account.positions) {
    const instrument = tradable(position.symbol);
    let due = 0n;
    for (let day = dayNumber(position.swapDay); day < today; day++) {
      const nights = BigInt(swapNights(weekdayOf(day), instrument.zone === 6));
      if (nights > 0n)
        due += swapOf(instrument, position, nights, marketAt(source, serverDayStart(day + 1)), account.currency);
    }
    if (isDue(position, at)) await chargeSwap(tx, position.position, due, dayText(today));
  }
}
