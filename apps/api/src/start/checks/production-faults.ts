import type { Brand } from '@portal/brand';
import { readMailbox } from '../../adapters/message/mail-address';
import { smsAdapter } from '../../adapters/message/sms/sms-adapters';
import { secretOf } from '../../crypto/key-ring';
import type { Env } from '../env/env';
import { groupFaults } from './platform-faults';

/** What a production start misses if it is empty. FEED_URL or MT5_SYMBOLS and what the provider of SMS asks for come beside these. */
export const requiredSettings = [
  'DATABASE_URL',
  'SITE_ORIGIN',
  'USER_CENTER_ORIGIN',
  'COOKIE_DOMAIN',
  'TRUST_PROXY',
  'SECRET_KEY',
  'STAFF_ORIGIN',
  'EGPAY_URL',
  'EGPAY_MERCHANT',
  'EGPAY_SECRET',
  'SMS_KEY',
  'SMTP_URL',
  'MAIL_FROM',
  'MT5_URL',
  'MT5_LOGIN',
  'MT5_PASSWORD',
  'PAYOUT_ACCOUNT',
  'PAYOUT_BANK',
] as const;

const channels = ['EGPAY_URL', 'SMS_URL', 'MT5_URL', 'FEED_URL', 'CALENDAR_FIGURES_URL', 'NEWS_FEED_URL'] as const;
const secrets = ['SECRET_KEY', 'EGPAY_SECRET', 'SMS_KEY', 'MT5_PASSWORD'] as const;

/** Second levels at which a country's registry sells names: a cookie of `co.uk` would be everybody's, and browsers refuse it. */
const registryDomain = /^(com|co|net|org|gov|edu|ac|or|ne|go|gob|mil|idv)\.[a-z]{2}$/;

/** A random key of 32 bytes has fewer different bytes than this about never. */
const differentBytes = 16;
/** Of a secret that another party issues. */
const shortestSecret = 8;
const differentCharacters = 5;

const missing = (name: string) => `生产模式缺少环境变量 ${name}`;

/** Every setting that makes production unsafe or incomplete, a line each. A line never contains a value. */
export function productionFaults(env: Env): string[] {
  return [
    ...requiredSettings.filter((name) => isMissing(env, name)).map(missing),
    ...smsFaults(env),
    ...(env.FEED_URL + env.MT5_SYMBOLS === '' ? ['生产模式缺少行情来源，请设置 MT5_SYMBOLS 或 FEED_URL'] : []),
    ...originFaults(env),
    ...(registryDomain.test(env.COOKIE_DOMAIN)
      ? ['COOKIE_DOMAIN 是注册局的公共后缀，浏览器会拒绝它的 Cookie：请改为自己的域名']
      : []),
    ...channels
      .filter((name) => env[name] !== '' && !isSafeChannel(env[name]))
      .map((name) => `${name} 必须是 https:// 开头的地址（本机除外）`),
    ...(env.SMTP_URL !== '' && !isSafeMail(env.SMTP_URL)
      ? ['SMTP_URL 必须是 smtps:// 开头的地址，或带 requireTLS=true（本机除外）']
      : []),
    ...(env.MAIL_FROM !== '' && !readMailbox(env.MAIL_FROM)
      ? ['MAIL_FROM 必须是一个邮箱地址，例如 no-reply@example.com 或 名称 <no-reply@example.com>']
      : []),
    ...plaintextFaults(env),
    ...staffFaults(env),
    ...secretFaults(env),
    ...(env.REVIEW === 'auto' ? ['REVIEW=auto 会自动通过身份认证，生产模式必须为 manual'] : []),
    ...(env.COOLING_HOURS !== '' && Number(env.COOLING_HOURS) === 0 ? ['COOLING_HOURS 不能为 0'] : []),
    ...(env.SETTINGS_LEAD_SECONDS < 10 ? ['SETTINGS_LEAD_SECONDS 至少为 10'] : []),
    // The terms promise it.
    ...(env.SETTINGS_NOTICE_DAYS < 7 ? ['SETTINGS_NOTICE_DAYS 至少为 7'] : []),
  ];
}

/** What the provider of SMS asks for. */
function smsFaults(env: Env): string[] {
  const { required, faults } = smsAdapter(env.SMS_PROVIDER);
  const absent = required.filter((name) => env[name] === '');
  return absent.length > 0 ? absent.map(missing) : (faults?.(env) ?? []);
}

function originFaults({ SITE_ORIGIN, USER_CENTER_ORIGIN, COOKIE_DOMAIN }: Env): string[] {
  const origins = Object.entries({ SITE_ORIGIN, USER_CENTER_ORIGIN }).filter(([, value]) => value !== '');
  const faults = origins.flatMap(([name, value]) => {
    const url = URL.parse(value);
    if (url?.protocol !== 'https:') return [`${name} 必须是 https:// 开头的地址`];
    if (isLocal(url.hostname)) return [`${name} 不能是本机地址`];
    const isUnder = url.hostname === COOKIE_DOMAIN || url.hostname.endsWith(`.${COOKIE_DOMAIN}`);
    return COOKIE_DOMAIN !== '' && !isUnder ? [`${name} 不在 COOKIE_DOMAIN 之下`] : [];
  });
  const isSame = SITE_ORIGIN !== '' && SITE_ORIGIN === USER_CENTER_ORIGIN;
  return isSame ? [...faults, 'SITE_ORIGIN 与 USER_CENTER_ORIGIN 不能相同'] : faults;
}

/** The back office may have a domain of its own, which only the broker's network reaches. */
function staffFaults({ STAFF_ORIGIN, SITE_ORIGIN, USER_CENTER_ORIGIN }: Env): string[] {
  if (STAFF_ORIGIN === '') return [];
  const url = URL.parse(STAFF_ORIGIN);
  if (url?.protocol !== 'https:') return ['STAFF_ORIGIN 必须是 https:// 开头的地址'];
  if (isLocal(url.hostname)) return ['STAFF_ORIGIN 不能是本机地址'];
  return [SITE_ORIGIN, USER_CENTER_ORIGIN].includes(STAFF_ORIGIN) ? ['STAFF_ORIGIN 不能与客户的网址相同'] : [];
}

/** The database and Redis carry everything of every customer. TLS, or a program on this machine. */
function plaintextFaults({ DATABASE_URL, REDIS_URL }: Env): string[] {
  const database = URL.parse(DATABASE_URL);
  const hosts = database
    ? [database.hostname, ...database.searchParams.getAll('host')].filter((host) => host !== '')
    : [];
  const isSafeDatabase =
    hosts.every((host) => host.startsWith('/') || isLocal(host)) ||
    ['require', 'verify-ca', 'verify-full'].includes(database?.searchParams.get('sslmode') ?? '');
  const redis = URL.parse(REDIS_URL);
  const isSafeRedis = redis === null || redis.protocol === 'rediss:' || isLocal(redis.hostname);
  return [
    ...(isSafeDatabase ? [] : ['DATABASE_URL 的数据库不在本机：请加上 sslmode=verify-full']),
    ...(isSafeRedis ? [] : ['REDIS_URL 不在本机：必须是 rediss:// 开头的地址']),
  ];
}

function secretFaults(env: Env): string[] {
  const keyName = env.SECRET_KEYS === '' ? 'SECRET_KEY' : 'SECRET_KEYS';
  const given = [...secrets.map((name) => [name, env[name]] as const)]
    // An empty setting is reported as missing.
    .filter(([, value]) => value !== '');
  const repeated = given.filter(([, value], at) => given.findIndex(([, other]) => other === value) !== at);
  return [
    ...(isWeakRing(secretOf(env)) ? [`${keyName} 太弱，请用 openssl rand -hex 32 生成`] : []),
    ...given
      .filter(([name, value]) => name !== 'SECRET_KEY' && secretsIn(name, value).some(isWeak))
      .map(([name]) => `${name} 太弱：至少 ${shortestSecret} 个字符，其中至少 ${differentCharacters} 个不同`),
    ...[...new Set(repeated.map(([name]) => name))].map((name) => `${name} 与另一个密钥相同`),
  ];
}

/** What a brand must state before customers can pay in, and its groups that the settings leave out. */
export function brandFaults(brand: Brand, { MT5_GROUPS }: Pick<Env, 'MT5_GROUPS'>): string[] {
  const { id, legal, mt5, regions } = brand;
  const empty = Object.entries(legal).flatMap(([name, value]) => (value === '' ? [`legal.${name}`] : []));
  if (mt5.production.server === '') empty.push('mt5.production.server');
  if (regions.length === 0) empty.push('regions');
  return [...empty.map((name) => `品牌 ${id} 没有填写 ${name}`), ...groupFaults(brand, MT5_GROUPS)];
}

const isLocal = (hostname: string) =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost');

/** SECRET_KEYS stands for SECRET_KEY. */
const isMissing = (env: Env, name: (typeof requiredSettings)[number]) =>
  (name === 'SECRET_KEY' ? secretOf(env) : env[name]) === '';

/** Whether a key has few different bytes. One that cannot be read is refused elsewhere. */
const isWeakRing = (secret: string) =>
  (secret.match(/[0-9a-f]{64}/g) ?? []).some((key) => new Set(key.match(/../g)).size < differentBytes);

/** EGPAY_SECRET has the new and the old secret while it changes. */
const secretsIn = (name: string, value: string) => (name === 'EGPAY_SECRET' ? value.split(',') : [value]);
const isWeak = (secret: string) => secret.length < shortestSecret || new Set(secret).size < differentCharacters;

/** Mail carries codes. TLS from the first byte, or required after the greeting; or a program on this machine. */
function isSafeMail(address: string): boolean {
  const url = URL.parse(address);
  if (url?.protocol === 'smtps:') return true;
  return url?.protocol === 'smtp:' && (isLocal(url.hostname) || url.searchParams.get('requireTLS') === 'true');
}

/** TLS, or a program on this machine. */
function isSafeChannel(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url.hostname));
}
