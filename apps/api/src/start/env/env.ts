import { brands, defaultBrand } from '@portal/brand';
import { Type, type Static } from 'typebox';
import { Convert, Errors } from 'typebox/value';
import { smsProviders } from '../../adapters/message/sms/sms-adapters';
import { isZoneName } from '../../adapters/trading/mt5-web-api/clock/zone-offsets';
import { isSymbolNames } from '../../adapters/trading/mt5-web-api/symbol-names';
import { EnvError } from '../../core/errors/env-error';
import { GatewayEnv, Port } from '../../core/gateway/gateway-env';
import { pushFaults } from '../../core/messages/push-key';
import { keyFaults } from '../../crypto/key-ring';
import { addressList } from '../../limits/address-list';
import { samePortFaults } from './same-port-faults';
import { readSecretFiles } from './secret-files';
import { hints } from './setting-hints';
import { isProxyList } from './is-proxy-list';

/** Every setting of the process. What production requires beyond the types is in checks/production-faults.ts. */
const Env = Type.Object({
  ...GatewayEnv.properties,
  HOST: Type.String({ minLength: 1 }),
  OPS_PORT: Port,
  OPS_HOST: Type.String({ minLength: 1 }),
  BRAND: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
  SITE_ORIGIN: Type.String({ pattern: '^(https?://[^/]+)?$' }),
  USER_CENTER_ORIGIN: Type.String({ pattern: '^(https?://[^/]+)?$' }),
  COOKIE_DOMAIN: Type.String({ pattern: '^([a-z0-9-]+(\\.[a-z0-9-]+)+)?$' }),
  STAFF_HOST: Type.String({ minLength: 1 }),
  THEME: Type.String(),
  DATABASE_URL: Type.String({ pattern: '^(postgres(ql)?://.*)?$' }),
  REDIS_URL: Type.String({ pattern: '^(rediss?://.*)?$' }),
  SECRET_KEY: Type.String({ pattern: '^([0-9a-f]{64})?$' }),
  SECRET_KEYS: Type.String(),
  BACKUP_RECIPIENT: Type.String({ pattern: '^(age1[0-9a-z]{58})?$' }),
  TRUST_PROXY: Type.String(),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  LOG_PAGES_PER_LINE: Type.Integer({ minimum: 1 }),
  EGPAY_URL: Type.String(),
  EGPAY_MERCHANT: Type.String(),
  EGPAY_SECRET: Type.String(),
  SMS_PROVIDER: Type.Enum(smsProviders),
  SMS_URL: Type.String(),
  SMS_KEY_ID: Type.String(),
  SMS_KEY: Type.String(),
  SMS_ACCOUNT: Type.String(),
  SMS_REGION: Type.String(),
  SMS_SENDER: Type.String(),
  SMS_TEMPLATES: Type.String(),
  SMTP_URL: Type.String(),
  MAIL_FROM: Type.String(),
  VAPID_PRIVATE_KEY: Type.String({ pattern: '^([A-Za-z0-9_-]{43})?$' }),
  VAPID_SUBJECT: Type.String({ pattern: '^((mailto:|https://)[^\\s]+)?$' }),
  MT5_URL: Type.String(),
  MT5_LOGIN: Type.String(),
  MT5_PASSWORD: Type.String(),
  MT5_GROUPS: Type.String({ minLength: 1 }),
  MT5_SESSIONS: Type.Integer({ minimum: 1, maximum: 64 }),
  MT5_GATEWAY: Type.String({ pattern: '^[0-9]{0,19}$' }),
  MT5_SYMBOLS: Type.String(),
  MT5_SYMBOL_NAMES: Type.String(),
  MT5_TIME_ZONE: Type.String(),
  MT5_OFFSET_SECONDS: Type.String({ pattern: '^(-?\\d{1,5})?$' }),
  FEED_URL: Type.String({ pattern: '^(https?://.*)?$' }),
  CALENDAR_FIGURES_URL: Type.String({ pattern: '^(https?://.*)?$' }),
  NEWS_FEED_URL: Type.String({ pattern: '^(https?://.*)?$' }),
  REVEAL: Type.Enum(['mounted', 'served']),
  PAYOUT_PROFILES: Type.String(),
});
export type Env = Static<typeof Env>;

const defaults = {
  MODE: 'sandbox',
  PORT: '8080',
  HOST: '',
  OPS_PORT: '0',
  OPS_HOST: '127.0.0.1',
  BRAND: defaultBrand,
  SITE_ORIGIN: '',
  USER_CENTER_ORIGIN: '',
  COOKIE_DOMAIN: '',
  STAFF_ORIGIN: '',
  STAFF_HOST: '127.0.0.1',
  STAFF_PORT: '',
  STAFF_IDLE_MINUTES: '15',
  REAUTH_AFTER_MINUTES: '30',
  THEME: '',
  DATA_DIR: 'data',
  DATABASE_URL: '',
  REDIS_URL: '',
  REVIEW: '',
  SECRET_KEY: '',
  SECRET_KEYS: '',
  BACKUP_RECIPIENT: '',
  TRUST_PROXY: '',
  LOG_LEVEL: '',
  LOG_PAGES_PER_LINE: '100',
  EGPAY_URL: '',
  EGPAY_MERCHANT: '',
  EGPAY_SECRET: '',
  EGPAY_ADDRESSES: '',
  SMS_PROVIDER: 'http',
  SMS_URL: '',
  SMS_KEY_ID: '',
  SMS_KEY: '',
  SMS_ACCOUNT: '',
  SMS_REGION: '',
  SMS_SENDER: '',
  SMS_TEMPLATES: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  VAPID_PUBLIC_KEY: '',
  VAPID_PRIVATE_KEY: '',
  VAPID_SUBJECT: '',
  MT5_URL: '',
  MT5_LOGIN: '',
  MT5_PASSWORD: '',
  MT5_GROUPS: 'real\\*',
  MT5_SESSIONS: '8',
  MT5_GATEWAY: '',
  MT5_SYMBOLS: '',
  MT5_SYMBOL_NAMES: '',
  MT5_TIME_ZONE: '',
  MT5_OFFSET_SECONDS: '',
  FEED_URL: '',
  CALENDAR_FIGURES_URL: '',
  NEWS_FEED_URL: '',
  FEED_SEED: 'portal',
  SANDBOX_ALWAYS_OPEN: 'true',
  WEB_DIR: 'dist/apps',
  SMS_DAILY_PHONE: '10',
  SMS_DAILY_ADDRESS: '30',
  LOGIN_FAILURES_CAPTCHA: '300',
  CODES_DAILY_CUSTOMER: '30',
  CODES_SEGMENT_PER_MINUTE: '100',
  CODES_SEGMENT_PER_HOUR: '1000',
  CODES_PER_MINUTE: '300',
  CODES_PER_HOUR: '6000',
  RATE_PER_MINUTE: '1200',
  PAGES_PER_MINUTE: '300',
  PHONE_CHECKS_PER_MINUTE: '60',
  PLATFORM_READ_MS: '300',
  PLATFORM_PAYMENT_MS: '700',
  STREAM_PER_ADDRESS: '50',
  DRAFTS_PER_DAY: '200',
  CHECK_ANSWERS: 'false',
  REVEAL: 'mounted',
  COOLING_HOURS: '',
  PAYOUT_ACCOUNT: '',
  PAYOUT_BANK: '',
  PAYOUT_PROFILES: '',
  SETTINGS_LEAD_SECONDS: '15',
  SETTINGS_NOTICE_DAYS: '7',
  EXPORT_DAYS: '7',
  DEMO_CUSTOMER: '',
  GUARDRAIL_DELAY_HOURS: '24',
};

const staffKeyGone =
  'STAFF_KEY 已停用：员工现在各有账号。请去掉该变量，并用 portal staff add <邮箱> --name 姓名 --role administrator 建立第一位员工';

/** The port of the back office: after the gateway's own, or a free one where the gateway's is. */
const portAfter = (port: number) => (port > 0 && port < 65535 ? port + 1 : 0);

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(defaults);

/** What each setting is without a value; some depend on the mode or on other settings. */
export const settingDefaults: Readonly<Record<string, string>> = defaults;

const wordsFor = (
  name: string,
  { type, minimum, maximum }: { type?: unknown; minimum?: unknown; maximum?: unknown },
) => {
  if (hints[name]) return `须为${hints[name]}`;
  if (type === 'boolean') return '须为 true 或 false';
  if (type !== 'integer') return name.endsWith('_URL') ? '须为 http:// 或 https:// 开头的地址' : '不能为空';
  return `须为不小于 ${String(minimum)}${maximum === undefined ? '' : `、不大于 ${String(maximum)}`} 的整数`;
};

/** Reads the environment as far as it can be read: a setting with a wrong value has its default. `faults` has a line for each. */
export function inspectEnv(given: Record<string, string | undefined>): { env: Env; faults: string[] } {
  const { settings: source, faults } = readSecretFiles(given);
  const raw: Record<string, unknown> = {};
  for (const [name, fallback] of Object.entries(defaults)) raw[name] = source[name] || fallback;
  const isProduction = raw['MODE'] === 'production';
  raw['HOST'] ||= isProduction ? '0.0.0.0' : '127.0.0.1';
  raw['LOG_LEVEL'] ||= isProduction ? 'info' : 'warn';
  raw['REVIEW'] ||= isProduction ? 'manual' : 'auto';
  raw['TRUST_PROXY'] ||= isProduction ? '' : 'loopback';
  raw['STAFF_PORT'] ||= String(portAfter(Number(raw['PORT'])));
  if (source['STAFF_KEY']) faults.push(staffKeyGone);
  const wrong = new Set(Errors(Env, Convert(Env, { ...raw })).map(({ instancePath }) => instancePath.slice(1)));
  // In the order of the settings, which is that of README.md.
  for (const name of settingNames.filter((one) => wrong.has(one))) {
    const schema = Env.properties[name as keyof Env] as Parameters<typeof wordsFor>[1];
    faults.push(`环境变量 ${name} 的值无效：${wordsFor(name, schema)}`);
    raw[name] = { ...readDefaults(isProduction), STAFF_PORT: '0' }[name];
  }
  const read = Convert(Env, raw) as Env;
  const env = Object.hasOwn(brands, read.BRAND) ? read : { ...read, BRAND: defaultBrand };
  return { env, faults: [...faults, ...togetherFaults(read)] };
}

/** What a setting falls back to where its own value is wrong. */
const readDefaults = (isProduction: boolean): Record<string, string> => ({
  ...defaults,
  HOST: isProduction ? '0.0.0.0' : '127.0.0.1',
  LOG_LEVEL: 'info',
  REVIEW: 'manual',
});

/** Settings that do not fit together, or not this program. */
function togetherFaults(env: Env): string[] {
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(env.HOST);
  const places = [env.SITE_ORIGIN, env.USER_CENTER_ORIGIN, env.COOKIE_DOMAIN].filter((value) => value !== '');
  return [
    ...(Object.hasOwn(brands, env.BRAND) ? [] : [`没有 BRAND 指定的品牌，可选：${Object.keys(brands).join('、')}`]),
    ...(env.MODE === 'sandbox' && !isLocal ? [`模拟环境只能监听本机：HOST=${env.HOST}`] : []),
    ...(places.length === 1 || places.length === 2
      ? ['SITE_ORIGIN、USER_CENTER_ORIGIN 与 COOKIE_DOMAIN 必须同时设置']
      : []),
    ...samePortFaults(env),
    ...keyFaults(env),
    ...pushFaults(env),
    ...(isAddressList(env.EGPAY_ADDRESSES)
      ? []
      : ['环境变量 EGPAY_ADDRESSES 的值无效：须为支付通道的 IP 地址与网段，以逗号分隔']),
    ...(isSymbolNames(env.MT5_SYMBOL_NAMES)
      ? []
      : ['环境变量 MT5_SYMBOL_NAMES 的值无效：须为 XAUUSD=GOLD 与 *=*.m 这样的对应，以逗号分隔']),
    ...(env.MT5_TIME_ZONE === '' || isZoneName(env.MT5_TIME_ZONE)
      ? []
      : ['环境变量 MT5_TIME_ZONE 的值无效：须为时区，如 Europe/Athens，或与其相差的小时数，如 America/New_York+7']),
    ...(isProxyList(env.TRUST_PROXY)
      ? []
      : [
          '环境变量 TRUST_PROXY 的值无效：须为 loopback、linklocal、uniquelocal，或代理的 IP 地址与网段，以逗号分隔；不能信任所有地址',
        ]),
  ];
}

function isAddressList(text: string): boolean {
  try {
    return text === '' || Boolean(addressList(text));
  } catch {
    return false;
  }
}

/** Reads the environment. Throws EnvError with a line for each fault. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const { env, faults } = inspectEnv(source);
  if (faults.length > 0) throw new EnvError(faults);
  return env;
}
