import type { depositCalls } from '@portal/contract/deposit';
import { wire } from '../http/wire';

type Calls = typeof depositCalls;

/** The deposit calls for `call()` of @portal/api-client/http. */
export const depositWires = {
  depositDraftCancel: wire<Calls['depositDraftCancel']>('POST', '/v2/deposit/depositDraft/cancel/:customerNo/:pno', {
    money: true,
  }),
  depositDraftList: wire<Calls['depositDraftList']>('POST', '/v2/deposit/depositDraft/list/:id'),
  depositDraftOverdue: wire<Calls['depositDraftOverdue']>('POST', '/v2/deposit/depositDraft/overdue'),
  depositDraftPaidList: wire<Calls['depositDraftPaidList']>('POST', '/v2/deposit/depositDraft/paidList'),
  egpaySuccess: wire<Calls['egpaySuccess']>('POST', '/v2/deposit/egpaySuccess'),
  getActivitySetting: wire<Calls['getActivitySetting']>('POST', '/v2/deposit/getActivitySetting'),
  queryDepositInfo: wire<Calls['queryDepositInfo']>('POST', '/v2/deposit/queryDepositInfo'),
  submitData: wire<Calls['submitData']>('POST', '/v2/deposit/submitData', { money: true }),
};
