import type { depositCalls } from '@portal/contract/deposit';
import { defineRequest } from '../http/request';

type Calls = typeof depositCalls;

/** The deposit calls for `call()` of @portal/api-client/http. */
export const depositRequests = {
  depositDraftCancel: defineRequest<Calls['depositDraftCancel']>(
    'POST',
    '/v2/deposit/depositDraft/cancel/:customerNo/:pno',
    {
      money: true,
    },
  ),
  depositDraftList: defineRequest<Calls['depositDraftList']>('POST', '/v2/deposit/depositDraft/list/:id'),
  depositDraftOverdue: defineRequest<Calls['depositDraftOverdue']>('POST', '/v2/deposit/depositDraft/overdue'),
  depositDraftPaidList: defineRequest<Calls['depositDraftPaidList']>('POST', '/v2/deposit/depositDraft/paidList'),
  egpaySuccess: defineRequest<Calls['egpaySuccess']>('POST', '/v2/deposit/egpaySuccess'),
  getActivitySetting: defineRequest<Calls['getActivitySetting']>('POST', '/v2/deposit/getActivitySetting'),
  queryDepositInfo: defineRequest<Calls['queryDepositInfo']>('POST', '/v2/deposit/queryDepositInfo'),
  submitData: defineRequest<Calls['submitData']>('POST', '/v2/deposit/submitData', { money: true }),
};
