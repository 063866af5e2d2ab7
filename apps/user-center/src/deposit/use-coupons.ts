import { useCouponListQuery } from '@portal/api-client/activity';

/** The coupons that a deposit may use, asked for once by whoever shows the form and by the form. */
export const useCoupons = () => useCouponListQuery({ state: 'ready', pageSize: 100 });
