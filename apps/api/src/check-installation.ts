import { once } from 'node:events';
import { brandOf } from '@portal/brand';
import { Redis } from 'ioredis';
import { mt5WebApi } from './adapters/trading/mt5-web-api/mt5-web-api';
import { databaseFaults } from './database/database-faults';
import { EnvError, type Env } from './env';
import { platformFaults } from './platform-faults';
import { brandFaults, productionFaults } from './production-faults';
import { readProfiles } from './read-profiles';

/** One line of `portal check`. */
export interface CheckLine {
  ok: boolean;
  text: string;
}

/** More than this between our clock and the platform's makes times of deals wrong. */
const clockSkewMs = 5_000;
const reachMs = 10_000;

/** Checks the settings as a production start does, and whether each outside party can be reached. No line contains a secret. */
export async function checkInstallation(env: Env): Promise<CheckLine[]> {
  const faults = [...productionFaults(env), ...brandFaults(brandOf(env.BRAND), env), ...profileFaults(env)];
  const settings = faults.length > 0 ? faults.map(fault) : [{ ok: true, text: '设置完整' }];
  const reached = await Promise.all([
    given(env.DATABASE_URL, '数据库', () => checkDatabase(env.DATABASE_URL)),
    given(env.REDIS_URL, 'Redis ', () => checkRedis(env.REDIS_URL)),
    given(env.MT5_URL, 'MT5 平台', () => checkPlatform(env)),
    given(env.EGPAY_URL, '支付渠道', () => reach(env.EGPAY_URL)),
    given(env.SMS_URL, '短信通道', () => reach(env.SMS_URL)),
    given(env.SMTP_URL, '邮件服务器', () => checkMail(env.SMTP_URL)),
    given(env.FEED_URL, '行情源', () => reach(env.FEED_URL)),
    given(env.CALENDAR_FIGURES_URL, '财经数据源', () => reach(env.CALENDAR_FIGURES_URL)),
    given(env.NEWS_FEED_URL, '市场新闻源', () => reach(env.NEWS_FEED_URL)),
  ]);
  return [...settings, ...reached.flat()];
}

function profileFaults(env: Env): readonly string[] {
  try {
    readProfiles(env);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.lines;
    throw error;
  }
}

const fault = (text: string): CheckLine => ({ ok: false, text });

/** The check of one party. A party without an address is already reported among the settings. */
async function given(address: string, name: string, check: () => Promise<CheckLine[]>): Promise<CheckLine[]> {
  if (address === '') return [];
  try {
    return [{ ok: true, text: `${name}可以连接` }, ...(await check())];
  } catch (error) {
    return [fault(`${name}无法连接（${reasonOf(error)}）`)];
  }
}

/** A code or the name of the error. The message could contain the address with its password. */
function reasonOf(error: unknown): string {
  const { code, cause, name } = error as { code?: string; cause?: { code?: string }; name?: string };
  return code ?? cause?.code ?? name ?? 'Error';
}

const checkDatabase = async (url: string) => (await databaseFaults(url)).map(fault);

async function checkRedis(url: string): Promise<CheckLine[]> {
  const redis = new Redis(url, { connectTimeout: reachMs, retryStrategy: () => null });
  try {
    await once(redis, 'ready');
    return [];
  } finally {
    redis.disconnect();
  }
}

async function checkPlatform(env: Env): Promise<CheckLine[]> {
  const platform = mt5WebApi({
    url: env.MT5_URL,
    login: env.MT5_LOGIN,
    password: env.MT5_PASSWORD,
    serverOffset: env.MT5_OFFSET_SECONDS === '' ? undefined : Number(env.MT5_OFFSET_SECONDS),
  });
  try {
    const apart = Math.abs((await platform.serverTime()).getTime() - Date.now());
    const skew = apart > clockSkewMs ? [`本机与 MT5 平台的时钟相差 ${Math.round(apart / 1000)} 秒`] : [];
    return [...skew, ...(await platformFaults(brandOf(env.BRAND), platform))].map(fault);
  } finally {
    await platform.close();
  }
}

/** Any HTTP response shows that the party is there. */
async function reach(address: string): Promise<CheckLine[]> {
  await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(reachMs) });
  return [];
}

async function checkMail(address: string): Promise<CheckLine[]> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(address, { disableFileAccess: true, disableUrlAccess: true });
  await transport.verify();
  transport.close();
  return [];
}
