import type { ReviewDecision } from '../decision-rules';
import type { ReviewKind } from '../review';
import * as money from './of-money';
import * as papers from './of-papers';

export * from './of-money';
export * from './of-papers';
export { bankReference } from './parts';
/** A call for each decision of staff on an item of a review queue. */
export const decisionCalls = { ...papers, ...money };

/** What each of them decides: the kind of item and the decision. */
export const decided: Readonly<Record<keyof typeof decisionCalls, readonly [ReviewKind, ReviewDecision]>> = {
  approveIdentity: ['identity', 'approve'],
  refuseIdentity: ['identity', 'refuse'],
  approveBankCard: ['bank', 'approve'],
  refuseBankCard: ['bank', 'refuse'],
  approvePhoneChange: ['phone', 'approve'],
  refusePhoneChange: ['phone', 'refuse'],
  approveLink: ['link', 'approve'],
  refuseLink: ['link', 'refuse'],
  approveIntroducer: ['introducer', 'approve'],
  refuseIntroducer: ['introducer', 'refuse'],
  approveWithdrawal: ['withdraw', 'approve'],
  refuseWithdrawal: ['withdraw', 'refuse'],
  payWithdrawal: ['withdraw', 'pay'],
  approveCoinWithdrawal: ['coin', 'approve'],
  refuseCoinWithdrawal: ['coin', 'refuse'],
  payCoinWithdrawal: ['coin', 'pay'],
  resolveQuarantine: ['quarantine', 'approve'],
  approveStop: ['stop', 'approve'],
};
