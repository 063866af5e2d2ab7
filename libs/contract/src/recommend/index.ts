import { applyIntroducer } from './apply-introducer';
import { getCommissionRecords } from './get-commission-records';
import { getCustomerRelation } from './get-customer-relation';
import { getInviteCode } from './get-invite-code';
import { getRecommendBonus } from './get-recommend-bonus';
import { queryCommission } from './query-commission';
import { queryRecommendInfo } from './query-recommend-info';

export * from './apply-introducer';
export * from './get-commission-records';
export * from './get-customer-relation';
export * from './get-invite-code';
export * from './get-recommend-bonus';
export * from './query-commission';
export * from './query-recommend-info';

/** The recommend calls by name. */
export const recommendCalls = {
  applyIntroducer,
  getCommissionRecords,
  getCustomerRelation,
  getInviteCode,
  getRecommendBonus,
  queryCommission,
  queryRecommendInfo,
} as const;
