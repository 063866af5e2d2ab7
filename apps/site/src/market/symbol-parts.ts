// The chart of a symbol and what belongs to it. They are one chunk, which loads after the list is readable.
export { SymbolFacts } from './symbol-facts';
export { SymbolPanel } from './symbol-panel';
