declare const minorUnit: unique symbol;

/** An amount in integer minor units of its currency (cents of USD, millionths of USDT). A float does not fit its type. */
export type Minor = bigint & { readonly [minorUnit]: true };

/** Says that a bigint counts minor units: for the result of arithmetic and for what a database returns. */
export const minor = (value: bigint): Minor => value as Minor;
