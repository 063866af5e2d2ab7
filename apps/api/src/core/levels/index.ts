export { awaitedDeposit, type AwaitedDeposit, type Source } from './first-deposit.store';
export { accountTypeOf, currenciesOf, groupOf, groupsOf } from './group-of';
export { isInGroups } from './is-in-groups';
export { nextLevel } from './next-level';
export { offeredLevel } from './offered-level';
export { openStopOuts, type StopOuts } from './stop-outs';
export { leverageCap, openingTerms, type OpeningTerms } from './terms';
