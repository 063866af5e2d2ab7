import { activityApi } from './activity.api';

export { activityApi };
export const { useCouponListQuery, useLazyCouponListQuery } = activityApi;
