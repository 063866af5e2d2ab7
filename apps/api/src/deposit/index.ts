import type { depositCalls } from '@portal/contract/deposit';
import type { staffCalls } from '@portal/contract/staff';
import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../core/gateway/gateway';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { depositDraftCancel } from './deposit-draft-cancel';
import { depositDraftList } from './deposit-draft-list';
import { depositDraftOverdue } from './deposit-draft-overdue';
import { depositDraftPaidList } from './deposit-draft-paid-list';
import { egpaySuccess } from './egpay-success';
import { expire } from './expire';
import { getActivitySetting } from './get-activity-setting';
import { mountNotify } from './notify';
import { poll } from './poll';
import { queryDepositInfo } from './query-deposit-info';
import { refund } from './refund';
import { askChannel } from './staff/ask-channel';
import { callbackDetail } from './staff/callback-detail';
import { callbacks } from './staff/callbacks';
import { refundSuspended } from './staff/refund-suspended';
import { rejectSuspended } from './staff/reject-suspended';
import { resolveDeposit } from './staff/resolve-deposit';
import { staffDepositDetail } from './staff/staff-deposit-detail';
import { staffDeposits } from './staff/staff-deposits';
import { suspendedPaymentDetail } from './staff/suspended-payment-detail';
import { suspendedPayments } from './staff/suspended-payments';
import { submitData } from './submit-data';

export const depositHandlers = {
  getActivitySetting,
  queryDepositInfo,
  submitData,
  egpaySuccess,
  depositDraftList,
  depositDraftPaidList,
  depositDraftOverdue,
  depositDraftCancel,
} satisfies Handlers<typeof depositCalls>;

/** What staff do with deposits. */
export const depositStaffHandlers = {
  askChannel,
  callbackDetail,
  callbacks,
  refundSuspended,
  rejectSuspended,
  resolveDeposit,
  staffDepositDetail,
  staffDeposits,
  suspendedPaymentDetail,
  suspendedPayments,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const depositJobs: Jobs = { 'deposit.expire': expire, 'deposit.poll': poll, 'deposit.refund': refund };

/** The channel's callback, in its own scope, because its body is kept as raw bytes for the signature. */
export function depositRoutes(app: FastifyInstance, gateway: Gateway): void {
  mountNotify(app, gateway);
}
