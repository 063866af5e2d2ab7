import { couponList } from './coupon-list';

export type { Coupon } from '../kernel';
export * from './coupon-list';

/** The activity calls by name. */
export const activityCalls = {
  couponList,
} as const;
