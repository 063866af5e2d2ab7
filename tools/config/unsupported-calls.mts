const names = {
  AbortSignal: 'any timeout',
  Array: 'fromAsync',
  Map: 'groupBy',
  Object: 'groupBy hasOwn',
  Promise: 'try withResolvers',
  RegExp: 'escape',
  URL: 'canParse parse',
  crypto: 'randomUUID',
  Intl: 'supportedValuesOf',
  Iterator: 'concat from',
};

const methods =
  'at checkVisibility difference findLast findLastIndex intersection isDisjointFrom isSubsetOf isSupersetOf isWellFormed replaceSync ' +
  'showModal showPopover startViewTransition symmetricDifference throwIfAborted toReversed toSorted toSpliced toWellFormed union with';

const classes = 'BroadcastChannel CompressionStream CSSStyleSheet DecompressionStream OffscreenCanvas URLPattern';

const any = (words: string) => `(?:${words.replaceAll(' ', '|')})`;

/** Calls that fail on iOS 15. A call that asks first, as `showModal?.()`, is none of them. */
const unsupported = new RegExp(
  [
    ...Object.entries(names).map(([of, its]) => `\\b${of}\\.${any(its)}\\(`),
    `\\.${any(methods)}\\(`,
    `\\bnew ${any(classes)}\\(`,
    '\\b(?:cancelIdleCallback|requestIdleCallback|structuredClone)\\(',
    // Helpers of iterators.
    '\\.(?:entries|keys|values)\\(\\)\\.(?:drop|every|filter|find|flatMap|forEach|map|reduce|some|take|toArray)\\(',
    // Looking behind, and flags within a regular expression.
    '\\(\\?<[=!]',
    '\\(\\?(?:[ims]+(?:-[ims]+)?|-[ims]+):',
    // Styles: ranges of a width, containers, colours.
    '@media[^{;]*\\([^){]*[<>]',
    '@container\\b',
    '\\b(?:color-mix|light-dark|oklab|oklch)\\(',
  ].join('|'),
  'g',
);

/** What a package calls nevertheless, and why that fails nobody. */
const harmless: readonly [path: string, call: string][] = [
  // In a `try`, and for a component that we do not use.
  ['/node_modules/react-dom/', '.startViewTransition('],
  // libs/ui/src/chart/indicator-lines.ts asks first.
  ['/node_modules/trading-signals/', 'structuredClone('],
  // iOS before 15.4 cannot add an address of coins. Every iPhone with iOS 15 is offered 15.8.
  ['/node_modules/@noble/', 'Object.hasOwn('],
];

/**
 * The calls in a module's code that the oldest supported browser does not have.
 * @param id the module's path
 */
export function unsupportedCalls(id: string, code: string): string[] {
  const found = new Set([...code.matchAll(unsupported)].map(([call]) => call));
  return [...found].filter((call) => !harmless.some(([path, excused]) => id.includes(path) && call === excused));
}
