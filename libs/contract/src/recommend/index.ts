import { applyIntroducer } from './apply-introducer';
import { getCustomerRelation } from './get-customer-relation';
import { getInviteCode } from './get-invite-code';
import { getRecommendBonus } from './get-recommend-bonus';
import { queryRecommendInfo } from './query-recommend-info';

export * from './apply-introducer';
export * from './get-customer-relation';
export * from './get-invite-code';
export * from './get-recommend-bonus';
export * from './query-recommend-info';

/** The recommend calls by name. */
export const recommendCalls = {
  applyIntroducer,
  getCustomerRelation,
  getInviteCode,
  getRecommendBonus,
  queryRecommendInfo,
} as const;
