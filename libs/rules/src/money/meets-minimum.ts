/**
 * Whether an amount reaches the minimum, or is all that the account can give: the whole remainder may leave below it.
 * Minor units.
 */
export const meetsMinimum = (amount: bigint, min: bigint, available: bigint): boolean =>
  amount >= min || amount === available;
