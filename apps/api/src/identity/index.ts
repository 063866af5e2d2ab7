import type { identityCalls } from '@portal/contract/identity';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { addBank } from './add-bank';
import { addIdCard } from './add-id-card';
import { answerTask } from './answer-task';
import { appropriateness } from './appropriateness';
import { autoReview } from './auto-review';
import { getUserBankDetail } from './get-user-bank-detail';
import { queryKycInfo } from './query-kyc-info';
import { removeBank } from './remove-bank';
import { tasks } from './tasks';
import { askTask } from './staff/ask-task';
import { decideTask } from './staff/decide-task';
import { staffTasks } from './staff/staff-tasks';
import { revokeApproval } from './staff/revoke-approval';

export { identityQueues } from './review-queues';

export const identityHandlers = {
  addBank,
  addIdCard,
  answerTask,
  appropriateness,
  getUserBankDetail,
  queryKycInfo,
  removeBank,
  tasks,
} satisfies Handlers<typeof identityCalls>;

export const identityStaffHandlers = { askTask, decideTask, revokeApproval, staffTasks } satisfies Partial<
  Handlers<typeof staffCalls>
>;

export const identityJobs: Jobs = { 'identity.autoReview': autoReview };
