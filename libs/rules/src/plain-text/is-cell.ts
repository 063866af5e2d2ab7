import { beginsFormula } from './begins-formula';
import { isLine } from './is-line';

/** Whether a text may stand in a cell of a file that others open, as it is: one line of visible characters that is no formula. */
export const isCell = (text: string): boolean => isLine(text) && !beginsFormula(text);
