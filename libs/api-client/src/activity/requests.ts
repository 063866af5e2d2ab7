import type { activityCalls } from '@portal/contract/activity';
import { defineRequest } from '../http/request';

type Calls = typeof activityCalls;

/** The activity calls for `call()` of @portal/api-client/http. */
export const activityRequests = {
  couponList: defineRequest<Calls['couponList']>('POST', '/v2/activity/couponList'),
};
