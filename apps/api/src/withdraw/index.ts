import type { withdrawCalls } from '@portal/contract/withdraw';
import type { Handlers } from '../http/handler';
import { cancelWithdrawProposal } from './cancel-withdraw-proposal';
import { getWithdrawFee } from './get-withdraw-fee';
import { getWithdrawPageInfo } from './get-withdraw-page-info';
import { getWithdrawRecordsV2 } from './get-withdraw-records-v2';
import { withdrawSubmit } from './withdraw-submit';

export { withdrawQueue } from './review-queue';

export const withdrawHandlers = {
  cancelWithdrawProposal,
  getWithdrawFee,
  getWithdrawPageInfo,
  getWithdrawRecordsV2,
  withdrawSubmit,
} satisfies Handlers<typeof withdrawCalls>;
