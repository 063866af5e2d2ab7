import type { activityCalls } from '@portal/contract/activity';
import type { staffCalls } from '@portal/contract/staff';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../core/gateway/job';
import { couponList } from './coupon-list';
import { createPromotion } from './staff/create-promotion';
import { endPromotion } from './staff/end-promotion';
import { grantCoupon } from './staff/grant-coupon';
import { promotionCoupons } from './staff/promotion-coupons';
import { promotions } from './staff/promotions';
import { welcome } from './welcome';

export const activityHandlers = { couponList } satisfies Handlers<typeof activityCalls>;

export const activityStaffHandlers = {
  createPromotion,
  endPromotion,
  grantCoupon,
  promotionCoupons,
  promotions,
} satisfies Partial<Handlers<typeof staffCalls>>;

export const activityJobs: Jobs = { 'activity.welcome': welcome };
