import { formatAmount, minor } from '@portal/rules/money';

/** Converts a volume in ten-thousandths of a lot to the number of lots that the API uses. */
export const lotsOf = (volume: bigint): number => Number(volume) / 10_000;

/** Formats hundredths of a lot as a decimal string. */
export const lotText = (hundredths: bigint): string => formatAmount(minor(hundredths), 2);
