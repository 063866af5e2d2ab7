import { depositDraftCancel } from './deposit-draft-cancel';
import { depositDraftList } from './deposit-draft-list';
import { depositDraftOverdue } from './deposit-draft-overdue';
import { depositDraftPaidList } from './deposit-draft-paid-list';
import { egpaySuccess } from './egpay-success';
import { getActivitySetting } from './get-activity-setting';
import { queryDepositInfo } from './query-deposit-info';
import { submitData } from './submit-data';

export * from './channel';
export * from './deposit-draft-cancel';
export * from './deposit-draft-list';
export * from './deposit-draft-overdue';
export * from './deposit-draft-paid-list';
export { ChannelCode, DepositResolution, Draft, DraftStatus } from '../kernel';
export * from './egpay-success';
export * from './get-activity-setting';
export * from './query-deposit-info';
export * from './submit-data';

/** The deposit calls by name. */
export const depositCalls = {
  depositDraftCancel,
  depositDraftList,
  depositDraftOverdue,
  depositDraftPaidList,
  egpaySuccess,
  getActivitySetting,
  queryDepositInfo,
  submitData,
} as const;
