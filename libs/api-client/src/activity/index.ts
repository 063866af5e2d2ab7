import { activityApi } from './activity.api';

export { activityApi };
/** A hook for each activity call; what it asks, answers and refuses with stands at the call in the contract. */
export const { useCouponListQuery, useLazyCouponListQuery } = activityApi;
