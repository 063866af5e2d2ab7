import type { coinCalls } from '@portal/contract/coin';
import { wire } from '../http/wire';

type Calls = typeof coinCalls;

/** The coin calls for `call()` of @portal/api-client/http. */
export const coinWires = {
  addOutCoinAddress: wire<Calls['addOutCoinAddress']>('POST', '/v2/coin/addOutCoinAddress'),
  cancelOutCoinProposal: wire<Calls['cancelOutCoinProposal']>('POST', '/v2/coin/cancelOutCoinProposal', {
    money: true,
  }),
  getCoinAssetDealRecord: wire<Calls['getCoinAssetDealRecord']>('POST', '/v2/coin/getCoinAssetDealRecord'),
  getWithdrawCoinFeeV2: wire<Calls['getWithdrawCoinFeeV2']>('POST', '/v2/coin/getWithdrawCoinFeeV2'),
  getWithdrawCoinPageInfoV2: wire<Calls['getWithdrawCoinPageInfoV2']>('POST', '/v2/coin/getWithdrawCoinPageInfoV2'),
  queryWithdrawCoinRecordV2: wire<Calls['queryWithdrawCoinRecordV2']>('POST', '/v2/coin/queryWithdrawCoinRecordV2'),
  sendCoinMessage: wire<Calls['sendCoinMessage']>('POST', '/v2/coin/sendCoinMessage'),
  submitWithdrawCoinV2: wire<Calls['submitWithdrawCoinV2']>('POST', '/v2/coin/submitWithdrawCoinV2', { money: true }),
};
