export type { Fetch } from './ask';
export { conform, type ConformOptions, type Finding } from './conform';
