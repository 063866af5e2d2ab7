import { keepEnds } from '../kernel/keep-ends';

/**
 * The first 3 and last 1 characters of an 18-character identity number. Under 18 characters nothing is shown. Source: docs/product-lines.md
 * §5.
 */
export const maskIdNumber = (idNumber: string): string => keepEnds(idNumber, { head: 3, tail: 1, shortest: 18 });
