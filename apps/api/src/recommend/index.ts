import type { recommendCalls } from '@portal/contract/recommend';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { applyIntroducer } from './apply-introducer';
import { computeCommissions } from './commission/compute-commissions';
import { firstDeposit } from './first-deposit';
import { getCommissionRecords } from './get-commission-records';
import { getCustomerRelation } from './get-customer-relation';
import { getInviteCode } from './get-invite-code';
import { getRecommendBonus } from './get-recommend-bonus';
import { queryCommission } from './query-commission';
import { queryRecommendInfo } from './query-recommend-info';
import { agreementDocument } from './staff/agreement-document';
import { agreements } from './staff/agreements';
import { commissions } from './staff/commissions';
import { decideAgreement } from './staff/decide-agreement';
import { decideCommission } from './staff/decide-commission';
import { introducerClients } from './staff/introducer-clients';
import { introducerDetail } from './staff/introducer-detail';
import { introducers } from './staff/introducers';
import { proposeAgreement } from './staff/propose-agreement';
import { proposeAgreementEnd } from './staff/propose-agreement-end';

export { introducerQueue } from './introducer-queue';

export const recommendHandlers = {
  applyIntroducer,
  getCommissionRecords,
  getCustomerRelation,
  getInviteCode,
  getRecommendBonus,
  queryCommission,
  queryRecommendInfo,
} satisfies Handlers<typeof recommendCalls>;

export const recommendJobs: Jobs = {
  'recommend.computeCommissions': computeCommissions,
  'recommend.firstDeposit': firstDeposit,
};

export const recommendStaffHandlers = {
  agreementDocument,
  agreements,
  commissions,
  decideAgreement,
  decideCommission,
  introducerClients,
  introducerDetail,
  introducers,
  proposeAgreement,
  proposeAgreementEnd,
} satisfies Partial<Handlers<typeof staffCalls>>;
