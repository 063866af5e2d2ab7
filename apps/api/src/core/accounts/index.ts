export { askPlatform } from './ask-platform';
export { figuresOf, type FigureRow } from './figures';
export { keepStates, knownStates, type KnownState } from './known-states';
export { isPayable } from './is-payable';
export { listAccounts } from './list-accounts';
export { pendingOrdersOf, toPendingOrder } from './pending-orders';
export { readAccount, readAccounts, type CustomerAccount, type ReadOptions } from './read-accounts';
export { toAccount } from './to-account';
