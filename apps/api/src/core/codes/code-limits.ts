import type { GatewayEnv } from '../gateway/gateway-env';

/** Seconds before the same code may be requested again. */
export const resendAfter = 60;
/** Tries at a code by whoever asked for it, and by each address block of others. */
export const triesAllowed = 5;
/** Minutes for which a code can be used. */
export const codeMinutes = 5;

/** The budgets of kernel.code_refusal. */
export const codeLimits = ({ env }: { env: GatewayEnv }) => ({
  resend: resendAfter,
  target: env.SMS_DAILY_PHONE,
  address: env.SMS_DAILY_ADDRESS,
  customer: env.CODES_DAILY_CUSTOMER,
  segmentMinute: env.CODES_SEGMENT_PER_MINUTE,
  segmentHour: env.CODES_SEGMENT_PER_HOUR,
  minute: env.CODES_PER_MINUTE,
  hour: env.CODES_PER_HOUR,
});
