import { useCouponListQuery } from '@portal/api-client/activity';

/** The coupons that a deposit may use. The form and the page around it share one request. */
export const useCoupons = () => useCouponListQuery({ state: 'ready', pageSize: 100 });
