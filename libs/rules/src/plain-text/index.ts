export { isCell } from './is-cell';
export { isLine } from './is-line';
export { isProse } from './is-prose';
export { isSafePath } from './is-safe-path';
export { csvRow } from './csv-row';
export { oneLine } from './one-line';
export { ONE_LINE, wordsOf } from './words-of';
