/** Converts a volume in ten-thousandths of a lot to the number of lots that the API uses. */
export const lotsOf = (volume: bigint): number => Number(volume) / 10_000;
