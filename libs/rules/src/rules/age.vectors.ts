import type { Case } from '../testing/vectors';

/** Input: birth date and instant. Output: full years in Asia/Shanghai. */
export const ageVectors: readonly Case<readonly [birthDate: string, at: string], number>[] = [
  { input: ['2000-06-15', '2018-06-14T15:59:59.999Z'], output: 17 },
  // Midnight in Shanghai is 16:00 UTC of the previous day.
  { input: ['2000-06-15', '2018-06-14T16:00:00.000Z'], output: 18 },
  { input: ['2000-06-15', '2018-06-15T00:00:00.000Z'], output: 18 },
  { input: ['2000-06-15', '2018-06-16T00:00:00.000Z'], output: 18 },
  { input: ['2001-01-01', '2018-12-31T15:59:59.999Z'], output: 17 },
  { input: ['2001-01-01', '2018-12-31T16:00:00.000Z'], output: 18 },
  { input: ['2000-12-31', '2019-01-01T00:00:00.000Z'], output: 18 },
  { input: ['2008-02-29', '2026-02-28T04:00:00.000Z'], output: 17 },
  { input: ['2008-02-29', '2026-03-01T04:00:00.000Z'], output: 18 },
  { input: ['2008-02-29', '2028-02-29T04:00:00.000Z'], output: 20 },
  { input: ['1949-12-31', '2026-03-05T00:00:00.000Z'], output: 76 },
  { input: ['2026-03-05', '2026-03-05T00:00:00.000Z'], output: 0 },
  { input: ['2026-03-06', '2026-03-05T00:00:00.000Z'], output: -1 },
];
