/**
 * Nights of swap that are charged at the end of a day. Settlement is two days after the trade, so that Wednesday's night settles over
 * the weekend.
 * @param weekday of the platform's time, 0 (Sunday) to 6
 * @param isDaily whether the symbol is traded and settled every day, as coins are
 */
export function swapNights(weekday: number, isDaily: boolean): number {
  if (isDaily) return 1;
  if (weekday === 0 || weekday === 6) return 0;
  return weekday === 3 ? 3 : 1;
}
