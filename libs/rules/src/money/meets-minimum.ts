/**
 * Whether an amount reaches the minimum, or is the full available balance, which may leave although it is below the minimum.
 * Minor units.
 */
export const meetsMinimum = (amount: bigint, min: bigint, available: bigint): boolean =>
  amount >= min || amount === available;
