import { cleanNumber } from './clean-number';

/** A typed or pasted identity number as the rule wants it: keyboards type a small x, and copied numbers come in groups. */
export const cleanIdNumber = (text: string): string => cleanNumber(text).toUpperCase();
