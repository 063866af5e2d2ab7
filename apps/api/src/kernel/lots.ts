/** A volume in ten-thousandths of a lot as the wire's number of lots. */
export const lotsOf = (volume: bigint): number => Number(volume) / 10_000;
