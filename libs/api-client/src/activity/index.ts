import { activityApi } from './activity.api';

export { activityApi };
/** A hook for each activity call. Arguments, response and error codes: see the call in the contract. */
export const { useCouponListQuery, useLazyCouponListQuery } = activityApi;
