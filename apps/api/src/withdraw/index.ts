import type { staffCalls } from '@portal/contract/staff';
import type { withdrawCalls } from '@portal/contract/withdraw';
import type { Handlers } from '../http/handler';
import { cancelWithdrawProposal } from './cancel-withdraw-proposal';
import { getWithdrawFee } from './get-withdraw-fee';
import { getWithdrawPageInfo } from './get-withdraw-page-info';
import { getWithdrawRecordsV2 } from './get-withdraw-records-v2';
import { batchFile } from './staff/batch-file';
import { batchResult } from './staff/batch-result';
import { decideBatch } from './staff/decide-batch';
import { makeBatch } from './staff/make-batch';
import { payoutBatchDetail } from './staff/payout-batch-detail';
import { payoutBatches } from './staff/payout-batches';
import { payoutTarget } from './staff/payout-target';
import { staffPayouts } from './staff/staff-payouts';
import { withdrawSubmit } from './withdraw-submit';

export { withdrawQueue } from './review-queue';

export const withdrawHandlers = {
  cancelWithdrawProposal,
  getWithdrawFee,
  getWithdrawPageInfo,
  getWithdrawRecordsV2,
  withdrawSubmit,
} satisfies Handlers<typeof withdrawCalls>;

/** What staff do with payouts. */
export const withdrawStaffHandlers = {
  batchFile,
  batchResult,
  decideBatch,
  makeBatch,
  payoutBatchDetail,
  payoutBatches,
  payoutTarget,
  staffPayouts,
} satisfies Partial<Handlers<typeof staffCalls>>;
