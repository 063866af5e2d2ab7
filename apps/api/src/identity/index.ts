import type { identityCalls } from '@portal/contract/identity';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../jobs/jobs';
import { addBank } from './add-bank';
import { addIdCard } from './add-id-card';
import { autoReview } from './auto-review';
import { getUserBankDetail } from './get-user-bank-detail';
import { queryKycInfo } from './query-kyc-info';
import { removeBank } from './remove-bank';
import { revokeApproval } from './staff/revoke-approval';

export { identityQueues } from './review-queues';

export const identityHandlers = {
  addBank,
  addIdCard,
  getUserBankDetail,
  queryKycInfo,
  removeBank,
} satisfies Handlers<typeof identityCalls>;

export const identityStaffHandlers = { revokeApproval } satisfies Partial<Handlers<typeof staffCalls>>;

export const identityJobs: Jobs = { 'identity.autoReview': autoReview };
