import type { MarginThreshold } from '../../ports';

export const isSameThreshold = (a: MarginThreshold, b: MarginThreshold | undefined): boolean =>
  'percent' in a
    ? b !== undefined && 'percent' in b && a.percent === b.percent
    : b !== undefined && 'equity' in b && a.equity === b.equity;
