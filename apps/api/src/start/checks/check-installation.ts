import { once } from 'node:events';
import { brandOf } from '@portal/brand';
import { Redis } from 'ioredis';
import { readQuotes } from '../../adapters/feed/http-feed';
import { readFigures } from '../../adapters/figures/figures-http';
import { mailTransport } from '../../adapters/message/mail-transport';
import { requiredSms, smsAdapter, smsCarrier } from '../../adapters/message/sms/sms-adapters';
import { egpayHttp } from '../../adapters/payment/egpay-http';
import { readNews } from '../../adapters/news/read-news';
import { readText } from '../../adapters/read-answer';
import { RefusedError } from '../../ports';
import { mt5WebApi } from '../../adapters/trading/mt5-web-api/mt5-web-api';
import { secretFaults } from './check-secret';
import { makeCrypto } from '../../crypto/crypto';
import { isKeyRing, secretOf } from '../../crypto/key-ring';
import { openDatabase } from '../../database/database';
import { databaseFaults } from '../../database/database-faults';
import { readKeyChecks } from '../../database/read-key-checks';
import { EnvError } from '../../core/errors/env-error';
import { inspectEnv, type Env } from '../env/env';
import { demoFaults } from '../../http/demo/demo-customer';
import { platformFaults } from './platform-faults';
import { brandFaults, productionFaults } from './production-faults';
import { readProfiles } from '../read-profiles';
import { readTheme } from '../../pages/read-theme';
import { folderFaults, otherPortFaults, webFaults } from './start-faults';
import { everywhere } from '../env/same-port-faults';
import { unknownSettings } from '../env/unknown-settings';
import { unreachable } from './unreachable';

/** One line of `portal check`. */
export interface CheckLine {
  ok: boolean;
  text: string;
}

/** More than this between our clock and the platform's makes times of deals wrong. */
const clockSkewMs = 5_000;
const reachMs = 10_000;

/** Checks the settings as a production start does, and whether each outside party can be reached. No line contains a secret. */
export async function checkInstallation(source: Readonly<Record<string, string | undefined>>): Promise<CheckLine[]> {
  const { env, faults: wrong } = inspectEnv({ ...source, MODE: 'production' });
  const faults = [
    ...wrong,
    ...productionFaults(env),
    ...unknownSettings(source),
    ...brandFaults(brandOf(env.BRAND), env),
    ...linesOf(() => readProfiles(env)),
    ...linesOf(() => readTheme(env)),
    ...folderFaults(env),
    ...webFaults(env),
    ...staffHostFaults(env, source),
    ...(await otherPortFaults(env)),
  ];
  const settings = faults.length > 0 ? faults.map(fault) : [{ ok: true, text: '设置完整' }];
  const reached = await Promise.all([
    given(env.DATABASE_URL, '数据库', () => checkDatabase(env)),
    given(env.REDIS_URL, 'Redis ', () => checkRedis(env.REDIS_URL)),
    given(env.MT5_URL, 'MT5 平台', () => checkPlatform(env)),
    given(env.EGPAY_URL, '支付渠道', () => checkChannel(env)),
    given(requiredSms(env).every((name) => env[name] !== '') ? 'given' : '', '短信通道', () => checkCarrier(env)),
    given(env.SMTP_URL, '邮件服务器', () => checkMail(env)),
    given(env.FEED_URL, '行情源', () => checkFeed(env.FEED_URL)),
    given(env.CALENDAR_FIGURES_URL, '财经数据源', () => checkText(env.CALENDAR_FIGURES_URL, readFigures)),
    given(env.NEWS_FEED_URL, '市场新闻源', () => checkText(env.NEWS_FEED_URL, (text) => readNews(text, Date.now()))),
  ]);
  return [...settings, ...reached.flat()];
}

/** The image says that it is one (`container`): there another program decides who reaches the back office. */
const staffHostFaults = ({ STAFF_HOST }: Env, { container }: Readonly<Record<string, string | undefined>>) =>
  everywhere.includes(STAFF_HOST) && !container
    ? ['STAFF_HOST 让后台监听所有网络接口：请改为内部网络的地址，或 127.0.0.1']
    : [];

/** The lines of what a setting's file is refused for. */
function linesOf(read: () => unknown): readonly string[] {
  try {
    read();
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
    if (error instanceof RefusedError) return [fault(`${name.trim()}回答 ${error.status}：请核对地址`)];
    return [fault(unreachable(name, error))];
  }
}

async function checkDatabase(env: Env): Promise<CheckLine[]> {
  const faults = await databaseFaults(env.DATABASE_URL);
  const secret = secretOf(env);
  // A setting that is no key is reported among the settings.
  if (isKeyRing(secret)) faults.push(...secretFaults(makeCrypto(secret), await readKeyChecks(env.DATABASE_URL)));
  faults.push(...(await demoFaultsAt(env)));
  return faults.map(fault);
}

/** What is wrong with the customer of `/demo`. */
async function demoFaultsAt(env: Env): Promise<string[]> {
  if (env.DEMO_CUSTOMER === '') return [];
  const db = openDatabase(env.DATABASE_URL, 1);
  try {
    return await demoFaults(db, env);
  } finally {
    await db.close();
  }
}

async function checkChannel(env: Env): Promise<CheckLine[]> {
  const { status: answered } = await answerOf(() => egpayHttp(env).probe());
  if (answered === 401 || answered === 403)
    return [fault(`支付渠道拒绝了签名（${answered}）：请核对 EGPAY_SECRET 与 EGPAY_MERCHANT`)];
  if (answered >= 500) return [fault(`支付渠道回答 ${answered}：请联系渠道`)];
  return answered === 200 ? [] : [fault(`支付渠道回答 ${answered}：请核对 EGPAY_URL`)];
}

/** Sends nothing: a message without a recipient is refused, once the key has been accepted. */
async function checkCarrier(env: Env): Promise<CheckLine[]> {
  const { status: answered, code } = await answerOf(() => smsCarrier(env)());
  if (answered === 401 || answered === 403)
    return [fault(`短信通道拒绝了密钥（${code}）：请核对 ${smsAdapter(env.SMS_PROVIDER).key.join(' 与 ')}`)];
  if (answered >= 500 || answered === 429) return [fault(`短信通道回答 ${code}：请联系通道`)];
  return [200, 400, 422].includes(answered) ? [] : [fault(`短信通道回答 ${code}：请核对 SMS_URL`)];
}

/** The status of a refusal and the party's own code for it; 200 where the call was taken. */
async function answerOf(call: () => Promise<unknown>): Promise<{ status: number; code: string }> {
  try {
    await call();
    return { status: 200, code: '200' };
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}

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
    timeZone: env.MT5_TIME_ZONE,
    serverOffset: env.MT5_OFFSET_SECONDS === '' ? undefined : Number(env.MT5_OFFSET_SECONDS),
  });
  try {
    const apart = Math.abs((await platform.serverTime()).getTime() - Date.now());
    const skew =
      apart > clockSkewMs
        ? [`本机与 MT5 平台的时钟相差 ${Math.round(apart / 1000)} 秒：请先核对本机的时间同步，再核对平台的`]
        : [];
    return [...skew, ...(await platformFaults(brandOf(env.BRAND), platform))].map(fault);
  } finally {
    await platform.close();
  }
}

async function checkFeed(url: string): Promise<CheckLine[]> {
  await readQuotes(url, AbortSignal.timeout(reachMs));
  return [];
}

/** Reads a text as the gateway does. */
async function checkText(url: string, read: (text: string) => unknown): Promise<CheckLine[]> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(reachMs) });
  if (!answer.ok) throw new RefusedError('the source', answer.status);
  read(await readText(answer));
  return [];
}

async function checkMail(env: Env): Promise<CheckLine[]> {
  await (await mailTransport(env, brandOf(env.BRAND).name)).verify();
  return [];
}
