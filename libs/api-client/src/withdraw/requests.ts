import type { withdrawCalls } from '@portal/contract/withdraw';
import { defineRequest } from '../http/request';

type Calls = typeof withdrawCalls;

/** The withdraw calls for `call()` of @portal/api-client/http. */
export const withdrawRequests = {
  cancelWithdrawProposal: defineRequest<Calls['cancelWithdrawProposal']>(
    'POST',
    '/v2/withdraw/cancelWithdrawProposal',
    {
      money: true,
    },
  ),
  getWithdrawFee: defineRequest<Calls['getWithdrawFee']>('POST', '/v2/withdraw/getWithdrawFee'),
  getWithdrawPageInfo: defineRequest<Calls['getWithdrawPageInfo']>('GET', '/v2/withdraw/getWithdrawPageInfo'),
  getWithdrawRecordsV2: defineRequest<Calls['getWithdrawRecordsV2']>('POST', '/v2/withdraw/getWithdrawRecordsV2'),
  withdrawSubmit: defineRequest<Calls['withdrawSubmit']>('POST', '/v2/withdraw/withdrawSubmit', { money: true }),
};
