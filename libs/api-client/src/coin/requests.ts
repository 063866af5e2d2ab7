import type { coinCalls } from '@portal/contract/coin';
import { defineRequest } from '../http/request';

type Calls = typeof coinCalls;

/** The coin calls for `call()` of @portal/api-client/http. */
export const coinRequests = {
  addOutCoinAddress: defineRequest<Calls['addOutCoinAddress']>('POST', '/v2/coin/addOutCoinAddress'),
  cancelOutCoinProposal: defineRequest<Calls['cancelOutCoinProposal']>('POST', '/v2/coin/cancelOutCoinProposal', {
    money: true,
  }),
  getCoinAssetDealRecord: defineRequest<Calls['getCoinAssetDealRecord']>('POST', '/v2/coin/getCoinAssetDealRecord'),
  getWithdrawCoinFeeV2: defineRequest<Calls['getWithdrawCoinFeeV2']>('POST', '/v2/coin/getWithdrawCoinFeeV2'),
  getWithdrawCoinPageInfoV2: defineRequest<Calls['getWithdrawCoinPageInfoV2']>(
    'POST',
    '/v2/coin/getWithdrawCoinPageInfoV2',
  ),
  queryWithdrawCoinRecordV2: defineRequest<Calls['queryWithdrawCoinRecordV2']>(
    'POST',
    '/v2/coin/queryWithdrawCoinRecordV2',
  ),
  removeOutCoinAddress: defineRequest<Calls['removeOutCoinAddress']>('POST', '/v2/coin/removeOutCoinAddress'),
  sendCoinMessage: defineRequest<Calls['sendCoinMessage']>('POST', '/v2/coin/sendCoinMessage'),
  submitWithdrawCoinV2: defineRequest<Calls['submitWithdrawCoinV2']>('POST', '/v2/coin/submitWithdrawCoinV2', {
    money: true,
  }),
};
