import { addOutCoinAddress } from './add-out-coin-address';
import { cancelOutCoinProposal } from './cancel-out-coin-proposal';
import { getCoinAssetDealRecord } from './get-coin-asset-deal-record';
import { getWithdrawCoinFeeV2 } from './get-withdraw-coin-fee-v2';
import { getWithdrawCoinPageInfoV2 } from './get-withdraw-coin-page-info-v2';
import { queryWithdrawCoinRecordV2 } from './query-withdraw-coin-record-v2';
import { removeOutCoinAddress } from './remove-out-coin-address';
import { sendCoinMessage } from './send-coin-message';
import { submitWithdrawCoinV2 } from './submit-withdraw-coin-v2';

export * from './add-out-coin-address';
export * from './cancel-out-coin-proposal';
export * from './coin-address';
export * from './coin-withdrawal';
export * from './get-coin-asset-deal-record';
export * from './get-withdraw-coin-fee-v2';
export * from './get-withdraw-coin-page-info-v2';
export * from './query-withdraw-coin-record-v2';
export * from './remove-out-coin-address';
export * from './send-coin-message';
export * from './submit-withdraw-coin-v2';

/** The coin calls by name. */
export const coinCalls = {
  addOutCoinAddress,
  cancelOutCoinProposal,
  getCoinAssetDealRecord,
  getWithdrawCoinFeeV2,
  getWithdrawCoinPageInfoV2,
  queryWithdrawCoinRecordV2,
  removeOutCoinAddress,
  sendCoinMessage,
  submitWithdrawCoinV2,
} as const;
