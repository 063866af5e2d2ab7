import type { Case } from '../testing/vectors';

/** Input: an amount, the minimum and the available balance, in minor units. */
export const meetsMinimumVectors: readonly Case<readonly [amount: bigint, min: bigint, available: bigint], boolean>[] =
  [
    { input: [5000n, 5000n, 90000n], output: true },
    { input: [4999n, 5000n, 90000n], output: false },
    { input: [3450n, 5000n, 3450n], output: true },
    { input: [3449n, 5000n, 3450n], output: false },
    { input: [3451n, 5000n, 3450n], output: false },
    { input: [5000n, 5000n, 5000n], output: true },
    { input: [1n, 100n, 1n], output: true },
  ];
