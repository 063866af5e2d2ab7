/**
 * What closed positions earned: profit, which includes the spread, with commission and swap. Minor units of the account's currency.
 * The result of a month is this sum over the positions closed in it, on every page and in every file.
 */
export const netOf = ({ profit, commission, swap }: { profit: bigint; commission: bigint; swap: bigint }): bigint =>
  profit + commission + swap;
