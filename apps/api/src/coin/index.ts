import type { coinCalls } from '@portal/contract/coin';
import type { Handlers } from '../http/handler';
import { addOutCoinAddress } from './add-out-coin-address';
import { cancelOutCoinProposal } from './cancel-out-coin-proposal';
import { getCoinAssetDealRecord } from './get-coin-asset-deal-record';
import { getWithdrawCoinFeeV2 } from './get-withdraw-coin-fee-v2';
import { getWithdrawCoinPageInfoV2 } from './get-withdraw-coin-page-info-v2';
import { queryWithdrawCoinRecordV2 } from './query-withdraw-coin-record-v2';
import { removeOutCoinAddress } from './remove-out-coin-address';
import { sendCoinMessage } from './send-coin-message';
import { submitWithdrawCoinV2 } from './submit-withdraw-coin-v2';

export { coinQueue } from './review-queue';

export const coinHandlers = {
  addOutCoinAddress,
  cancelOutCoinProposal,
  getCoinAssetDealRecord,
  getWithdrawCoinFeeV2,
  getWithdrawCoinPageInfoV2,
  queryWithdrawCoinRecordV2,
  removeOutCoinAddress,
  sendCoinMessage,
  submitWithdrawCoinV2,
} satisfies Handlers<typeof coinCalls>;
