import type { identityCalls } from '@portal/contract/identity';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../jobs/jobs';
import { addBank } from './add-bank';
import { addIdCard } from './add-id-card';
import { autoReview } from './auto-review';
import { getUserBankDetail } from './get-user-bank-detail';
import { queryKycInfo } from './query-kyc-info';

export { identityQueues } from './review-queues';

export const identityHandlers = {
  addBank,
  addIdCard,
  getUserBankDetail,
  queryKycInfo,
} satisfies Handlers<typeof identityCalls>;

export const identityJobs: Jobs = { 'identity.autoReview': autoReview };
