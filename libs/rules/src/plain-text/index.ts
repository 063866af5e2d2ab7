export { isLine } from './is-line';
export { isProse } from './is-prose';
