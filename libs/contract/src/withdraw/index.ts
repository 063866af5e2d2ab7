import { cancelWithdrawProposal } from './cancel-withdraw-proposal';
import { getWithdrawFee } from './get-withdraw-fee';
import { getWithdrawPageInfo } from './get-withdraw-page-info';
import { getWithdrawRecordsV2 } from './get-withdraw-records-v2';
import { withdrawSubmit } from './withdraw-submit';

export * from './cancel-withdraw-proposal';
export * from './get-withdraw-fee';
export * from './get-withdraw-page-info';
export * from './get-withdraw-records-v2';
export * from './withdraw-submit';
export * from './withdrawal';

/** The withdraw calls by name. */
export const withdrawCalls = {
  cancelWithdrawProposal,
  getWithdrawFee,
  getWithdrawPageInfo,
  getWithdrawRecordsV2,
  withdrawSubmit,
} as const;
