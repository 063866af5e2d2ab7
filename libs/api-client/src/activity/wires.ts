import type { activityCalls } from '@portal/contract/activity';
import { wire } from '../http/wire';

type Calls = typeof activityCalls;

/** The activity calls for `call()` of @portal/api-client/http. */
export const activityWires = {
  couponList: wire<Calls['couponList']>('POST', '/v2/activity/couponList'),
};
