declare const minorUnit: unique symbol;

/** An amount in integer minor units of its currency (cents of USD, millionths of USDT). The type does not accept a float. */
export type Minor = bigint & { readonly [minorUnit]: true };

/** Marks a bigint as minor units: for results of arithmetic and for values from a database. */
export const minor = (value: bigint): Minor => value as Minor;
