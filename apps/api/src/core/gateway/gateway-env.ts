import { Type, type Static } from 'typebox';

/** 0 is any free one. */
export const Port = Type.Integer({ minimum: 0, maximum: 65535 });

/** The settings of the process that handlers and jobs read. start/env/env.ts reads them, with those that only the start needs. */
export const GatewayEnv = Type.Object({
  MODE: Type.Enum(['sandbox', 'production'], { default: 'sandbox' }),
  PORT: Port,
  STAFF_ORIGIN: Type.String({ pattern: '^(https?://[^/]+)?$' }),
  STAFF_PORT: Port,
  STAFF_IDLE_MINUTES: Type.Integer({ minimum: 5, maximum: 240 }),
  REAUTH_AFTER_MINUTES: Type.Integer({ minimum: 0, maximum: 4320 }),
  DATA_DIR: Type.String({ minLength: 1 }),
  REVIEW: Type.Enum(['auto', 'manual']),
  EGPAY_ADDRESSES: Type.String(),
  VAPID_PUBLIC_KEY: Type.String({ pattern: '^([A-Za-z0-9_-]{87})?$' }),
  FEED_SEED: Type.String({ minLength: 1 }),
  SANDBOX_ALWAYS_OPEN: Type.Boolean(),
  WEB_DIR: Type.String({ minLength: 1 }),
  SMS_DAILY_PHONE: Type.Integer({ minimum: 1 }),
  SMS_DAILY_ADDRESS: Type.Integer({ minimum: 1 }),
  LOGIN_FAILURES_CAPTCHA: Type.Integer({ minimum: 1 }),
  CODES_DAILY_CUSTOMER: Type.Integer({ minimum: 1 }),
  CODES_SEGMENT_PER_MINUTE: Type.Integer({ minimum: 1 }),
  CODES_SEGMENT_PER_HOUR: Type.Integer({ minimum: 1 }),
  CODES_PER_MINUTE: Type.Integer({ minimum: 1 }),
  CODES_PER_HOUR: Type.Integer({ minimum: 1 }),
  RATE_PER_MINUTE: Type.Integer({ minimum: 1 }),
  PAGES_PER_MINUTE: Type.Integer({ minimum: 1 }),
  PHONE_CHECKS_PER_MINUTE: Type.Integer({ minimum: 1 }),
  PLATFORM_READ_MS: Type.Integer({ minimum: 50, maximum: 10_000 }),
  PLATFORM_PAYMENT_MS: Type.Integer({ minimum: 50, maximum: 10_000 }),
  STREAM_PER_ADDRESS: Type.Integer({ minimum: 1 }),
  DRAFTS_PER_DAY: Type.Integer({ minimum: 1 }),
  CHECK_ANSWERS: Type.Boolean(),
  COOLING_HOURS: Type.String({ pattern: '^\\d{0,4}$' }),
  PAYOUT_ACCOUNT: Type.String({ pattern: '^[0-9A-Z]{0,34}$' }),
  // BIC, or the 12 digits of a CNAPS code.
  PAYOUT_BANK: Type.String({ pattern: '^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?|\\d{12})?$' }),
  SETTINGS_LEAD_SECONDS: Type.Integer({ minimum: 0, maximum: 3600 }),
  SETTINGS_NOTICE_DAYS: Type.Integer({ minimum: 0, maximum: 90 }),
  EXPORT_DAYS: Type.Integer({ minimum: 1, maximum: 30 }),
  DEMO_CUSTOMER: Type.String({ pattern: '^\\d{0,15}$' }),
  GUARDRAIL_DELAY_HOURS: Type.Integer({ minimum: 24, maximum: 720 }),
});
export type GatewayEnv = Static<typeof GatewayEnv>;
