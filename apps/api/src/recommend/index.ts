import type { recommendCalls } from '@portal/contract/recommend';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../jobs/jobs';
import { applyIntroducer } from './apply-introducer';
import { firstDeposit } from './first-deposit';
import { getCustomerRelation } from './get-customer-relation';
import { getInviteCode } from './get-invite-code';
import { getRecommendBonus } from './get-recommend-bonus';
import { queryRecommendInfo } from './query-recommend-info';
import { introducerClients } from './staff/introducer-clients';
import { introducers } from './staff/introducers';

export { introducerQueue } from './introducer-queue';

export const recommendHandlers = {
  applyIntroducer,
  getCustomerRelation,
  getInviteCode,
  getRecommendBonus,
  queryRecommendInfo,
} satisfies Handlers<typeof recommendCalls>;

export const recommendJobs: Jobs = { 'recommend.firstDeposit': firstDeposit };

export const recommendStaffHandlers = { introducerClients, introducers } satisfies Partial<Handlers<typeof staffCalls>>;
