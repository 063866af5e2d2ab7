import type { Case } from '../testing/vectors';

/** Input: minor units and places. Output: the API's decimal string. */
export const formatAmountVectors: readonly Case<readonly [amount: bigint, scale: number], string>[] = [
  { input: [0n, 2], output: '0.00' },
  { input: [5n, 2], output: '0.05' },
  { input: [50n, 2], output: '0.50' },
  { input: [125000n, 2], output: '1250.00' },
  { input: [-5n, 2], output: '-0.05' },
  { input: [-125000n, 2], output: '-1250.00' },
  { input: [1n, 6], output: '0.000001' },
  { input: [7n, 0], output: '7' },
  { input: [0n, 0], output: '0' },
  { input: [-7n, 0], output: '-7' },
  { input: [99999999999999999n, 2], output: '999999999999999.99' },
];
