import { tmpdir } from 'node:os';
import { startMailSimulator } from '../../adapters/message/testing/mail-simulator';
import { startSmsSimulator } from '../../adapters/message/testing/sms-simulator';
import { startEgpaySimulator } from '../../adapters/payment/testing/egpay-simulator';
import { startMt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { checkInstallation } from './check-installation';
import { checkSecret } from './check-secret';
import { makeCrypto } from '../../crypto/crypto';
import { openDatabase } from '../../database/database';
import { startHttpSimulator } from '../../testing/http-simulator';
import { startRedis } from '../../testing/start-redis';
import { newDatabase } from '../../testing/test-database';

const failed = async (settings: Record<string, string>) =>
  (await checkInstallation({ DATA_DIR: tmpdir(), ...settings })).filter(({ ok }) => !ok).map(({ text }) => text);

it('connects to each service, and names an unreachable one and the cause, without its address', async () => {
  const [egpay, sms, mail, feed] = [
    await startEgpaySimulator(),
    await startSmsSimulator(),
    await startMailSimulator(),
    await startHttpSimulator(() => ({ status: 200, body: [] })),
  ];
  const [platform, redis] = [await startMt5Simulator(), await startRedis()];
  const reachable = {
    EGPAY_URL: egpay.url,
    EGPAY_MERCHANT: egpay.merchant,
    EGPAY_SECRET: egpay.secret,
    SMS_URL: sms.url,
    SMS_KEY: sms.key,
    SMTP_URL: mail.url,
    FEED_URL: feed.url,
    DATABASE_URL: await newDatabase(),
    MT5_URL: platform.url,
    MT5_LOGIN: platform.login,
    MT5_PASSWORD: platform.password,
    REDIS_URL: redis.url,
  };
  const ofParties = (texts: string[]) => texts.filter((text) => /无法连接|拒绝了|回答/.test(text));
  expect(ofParties(await failed(reachable))).toEqual([]);
  // A check sends nothing and opens nothing.
  expect({ messages: sms.messages, mails: mail.mails }).toEqual({ messages: [], mails: [] });

  expect(ofParties(await failed({ ...reachable, EGPAY_SECRET: 'another-secret', SMS_KEY: 'another-key' }))).toEqual([
    '支付渠道拒绝了签名（401）：请核对 EGPAY_SECRET 与 EGPAY_MERCHANT',
    '短信通道拒绝了密钥（401）：请核对 SMS_KEY',
  ]);
  expect(ofParties(await failed({ ...reachable, EGPAY_MERCHANT: 'M9' }))).toEqual([
    '支付渠道拒绝了签名（403）：请核对 EGPAY_SECRET 与 EGPAY_MERCHANT',
  ]);
  for (const simulator of [egpay, sms]) simulator.failWith(() => ({ status: 503 }));
  expect(ofParties(await failed(reachable))).toEqual(['支付渠道回答 503：请联系渠道', '短信通道回答 503：请联系通道']);

  for (const party of [egpay, sms, mail, feed]) await party.close();
  await Promise.all([platform.close(), redis.stop()]);
  const faults = await failed({ ...reachable, DATABASE_URL: 'postgres://portal:hidden-password@127.0.0.1:1/portal' });
  const refused = '（ECONNREFUSED）：该地址没有程序在监听，请核对主机与端口';
  expect(ofParties(faults)).toEqual([
    `数据库无法连接${refused}`,
    `Redis 无法连接${refused}`,
    expect.stringMatching(/^MT5 平台无法连接（\w+）/),
    `支付渠道无法连接${refused}`,
    `短信通道无法连接${refused}`,
    expect.stringMatching(/^邮件服务器无法连接（\w+）：/),
    `行情源无法连接${refused}`,
  ]);
  expect(faults.join('\n')).not.toContain('hidden-password');
}, 60_000);

it('tries the key on the database, which it leaves as it is', async () => {
  const database = await newDatabase();
  const [own, other] = ['0f1e2d3c4b5a69788796a5b4c3d2e1f0', 'f0e1d2c3b4a5968778695a4b3c2d1e0f'].map((half) =>
    half.repeat(2),
  );
  const ofKey = async (SECRET_KEY = '') =>
    (await failed({ DATABASE_URL: database, SECRET_KEY })).filter((text) => text.includes('与此数据库不符'));
  expect(await ofKey(other)).toEqual([]);
  const db = openDatabase(database, 1);
  await checkSecret(db, makeCrypto(own ?? ''));
  await db.close();
  expect(await ofKey(own)).toEqual([]);
  expect(await ofKey(other)).toEqual(['SECRET_KEY 与此数据库不符：数据库由另一个密钥加密']);
});

it('names all wrong settings in one run, in words and without a value', async () => {
  const faults = await failed({
    PORT: '90000',
    SECRET_KEY: 'not-a-key',
    TRUST_PROXY: '*',
    EGPAY_SECERT: 'hidden-secret',
    BRAND: 'eet',
    THEME: '/nowhere/theme.json',
    DATA_DIR: '/dev/null/data',
    STAFF_PORT: '9000',
    OPS_PORT: '9000',
    STAFF_HOST: '0.0.0.0',
  });
  for (const line of [
    '环境变量 PORT 的值无效：须为不小于 0、不大于 65535 的整数',
    '环境变量 SECRET_KEY 的值无效：须为64 位小写十六进制数字，可用 openssl rand -hex 32 生成',
    expect.stringMatching(/^环境变量 TRUST_PROXY 的值无效：/),
    '没有 EGPAY_SECERT 这个环境变量，是否应为 EGPAY_SECRET？请改正或去掉',
    '生产模式缺少环境变量 EGPAY_SECRET',
    'STAFF_PORT 与 OPS_PORT 不能是同一个端口',
    expect.stringContaining('环境变量 THEME'),
    'DATA_DIR 不可写（ENOTDIR）：请让运行网关的用户拥有这个目录，或换一个目录',
  ])
    expect(faults).toContainEqual(line);
  for (const value of ['90000', 'not-a-key', 'hidden-secret']) expect(faults.join('\n')).not.toContain(value);
});

it('compares the groups of the brand with the groups whose records are imported', async () => {
  const groups = (await failed({ MT5_GROUPS: 'real\\MIN-*,real\\STD-*,real\\DIA-USD' })).filter((text) =>
    text.startsWith('MT5_GROUPS'),
  );
  expect(groups).toEqual(['MT5_GROUPS 没有包含 CNH DIA 级别的组 real\\DIA-CNH，它的成交不会导入']);
});

it('compares the clock with that of the platform', async () => {
  const platform = await startMt5Simulator({ offset: 7_208 });
  const settings = { MT5_URL: platform.url, MT5_LOGIN: platform.login, MT5_PASSWORD: platform.password };
  expect(await failed(settings)).toContainEqual(
    expect.stringMatching(/^本机与 MT5 平台的时钟相差 [789] 秒：请先核对本机的时间同步，再核对平台的$/),
  );
  await platform.close();
});
