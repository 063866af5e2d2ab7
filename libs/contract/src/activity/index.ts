import { couponList } from './coupon-list';

export type { Coupon } from '../kernel';
export * from './coupon-list';

export const activityCalls = {
  couponList,
} as const;
