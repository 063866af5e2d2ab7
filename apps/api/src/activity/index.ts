import type { activityCalls } from '@portal/contract/activity';
import type { Handlers } from '../http/handler';
import type { Jobs } from '../jobs/jobs';
import { couponList } from './coupon-list';
import { welcome } from './welcome';

export const activityHandlers = { couponList } satisfies Handlers<typeof activityCalls>;

export const activityJobs: Jobs = { 'activity.welcome': welcome };
