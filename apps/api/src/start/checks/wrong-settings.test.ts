import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startMailSimulator } from '../../adapters/message/testing/mail-simulator';
import { startAliyunSimulator } from '../../adapters/message/sms/testing/aliyun-simulator';
import { startSmsSimulator } from '../../adapters/message/testing/sms-simulator';
import { startEgpaySimulator } from '../../adapters/payment/testing/egpay-simulator';
import { startMt5Simulator } from '../../adapters/trading/testing/mt5-simulator';
import { checkInstallation } from './check-installation';
import { checkSecret } from './check-secret';
import { makeCrypto } from '../../crypto/crypto';
import { openDatabase } from '../../database/database';
import { startHttpSimulator } from '../../testing/http-simulator';
import { startRedis } from '../../testing/start-redis';
import { databaseOn, newDatabase } from '../../testing/test-database';
import { startTransactionPooler } from '../../testing/transaction-pooler';

// Every wrong setting that `portal check` names. Each row changes a complete installation, whose parties are simulators.

type Settings = Record<string, string>;
const folder = fs.mkdtempSync(join(tmpdir(), 'portal-wrong-settings-'));
const file = (name: string, text: string) => {
  fs.writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const closing: (() => Promise<unknown>)[] = [];
const opened = async <T extends object>(starting: Promise<T>): Promise<T> => {
  const party = await starting;
  closing.unshift(async () => ('close' in party ? (party.close as () => Promise<void>)() : undefined));
  return party;
};
let base: Settings;
let usual: string[];
let mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
let anotherProgram: string;
let aliyun: Settings;

const failed = async (settings: Settings) =>
  (await checkInstallation(settings)).filter(({ ok }) => !ok).map(({ text }) => text);

beforeAll(async () => {
  const [egpay, sms] = [await opened(startEgpaySimulator()), await opened(startSmsSimulator())];
  const mail = await opened(startMailSimulator());
  const feed = await opened(startHttpSimulator(() => ({ status: 200, body: [] })));
  const redis = await startRedis();
  closing.unshift(() => redis.stop());
  mt5 = await opened(startMt5Simulator());
  aliyun = (await opened(startAliyunSimulator())).settings;
  anotherProgram = (await opened(startHttpSimulator(() => ({ status: 404 })))).url;
  fs.mkdirSync(join(folder, 'web/site-server'), { recursive: true });
  file('web/site-server/entry-server.mjs', '');
  base = {
    PORT: '0',
    HOST: '127.0.0.1',
    STAFF_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    WEB_DIR: join(folder, 'web'),
    SITE_ORIGIN: 'https://www.broker.com',
    USER_CENTER_ORIGIN: 'https://user.broker.com',
    COOKIE_DOMAIN: 'broker.com',
    STAFF_ORIGIN: 'https://staff.broker.internal',
    TRUST_PROXY: 'loopback',
    SECRET_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f00112233445566778899aabbccddeeff0',
    DATABASE_URL: await newDatabase(),
    REDIS_URL: redis.url,
    EGPAY_URL: egpay.url,
    EGPAY_MERCHANT: egpay.merchant,
    EGPAY_SECRET: egpay.secret,
    SMS_URL: sms.url,
    SMS_KEY: sms.key,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@broker.com',
    MT5_URL: mt5.url,
    MT5_LOGIN: mt5.login,
    MT5_PASSWORD: mt5.password,
    FEED_URL: feed.url,
    PAYOUT_ACCOUNT: '310066661018150000001',
    PAYOUT_BANK: '102290000014',
  };
  usual = await failed(base);
}, 60_000);
afterAll(async () => {
  for (const close of closing) await close();
});
afterEach(() => jest.restoreAllMocks());

it('finds nothing in the complete installation, but what the brand of the repository leaves empty', () => {
  expect(usual.filter((line) => !line.startsWith('品牌 eet 没有填写'))).toEqual([]);
});

const otherKey = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'.repeat(2);
const setting = (name: string) => new RegExp(`^环境变量 ${name} 的值无效：须为`);
const theDatabase = (facts: object) => async () => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<{ rows: object[] }>;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const { rows } = await query.apply(this, args);
    return { rows: rows.map((row) => ('standby' in row ? { ...row, ...facts } : row)) };
  });
  return {};
};
const hasty = async () => {
  const url = await newDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  await client.end();
  return { DATABASE_URL: url };
};

const rows: [what: string, changes: Settings | (() => Settings | Promise<Settings>), line: RegExp][] = [
  ['a trusted proxy of any address', { TRUST_PROXY: '*' }, setting('TRUST_PROXY')],
  ['every proxy trusted', { TRUST_PROXY: 'true' }, setting('TRUST_PROXY')],
  ['a port that does not exist', { PORT: '90000' }, setting('PORT')],
  ['a level of the log that does not exist', { LOG_LEVEL: 'verbose' }, setting('LOG_LEVEL')],
  ['a limit of nothing', { RATE_PER_MINUTE: '-7' }, setting('RATE_PER_MINUTE')],
  ['a key that is no key', { SECRET_KEY: 'not-a-key' }, setting('SECRET_KEY')],
  ['keys that are none', { SECRET_KEY: '', SECRET_KEYS: '2:not-a-key' }, setting('SECRET_KEYS')],
  ['a key and keys', { SECRET_KEYS: `2:${otherKey}` }, /^SECRET_KEY 与 SECRET_KEYS 只能设置一个/],
  ['an id twice', { SECRET_KEY: '', SECRET_KEYS: `2:${otherKey},2:${otherKey}` }, setting('SECRET_KEYS')],
  ['a bank that is neither BIC nor CNAPS', { PAYOUT_BANK: 'ICBC-1' }, setting('PAYOUT_BANK')],
  ['a time zone that does not exist', { MT5_TIME_ZONE: 'Europe/Atlantis' }, setting('MT5_TIME_ZONE')],
  ['names of symbols without a pair', { MT5_SYMBOL_NAMES: 'XAU*=GOLD*' }, setting('MT5_SYMBOL_NAMES')],
  ['addresses of the channel that are none', { EGPAY_ADDRESSES: 'pay.example' }, setting('EGPAY_ADDRESSES')],
  ['an origin with a slash', { SITE_ORIGIN: 'https://www.broker.com/' }, setting('SITE_ORIGIN')],
  ['a brand that does not exist', { BRAND: 'nobody' }, /^没有 BRAND 指定的品牌，可选：/],
  ['two servers on one port', { STAFF_PORT: '9123', OPS_PORT: '9123' }, /^STAFF_PORT 与 OPS_PORT 不能是同一个端口/],
  ['a misspelt name', { EGPAY_SECERT: 'hidden' }, /^没有 EGPAY_SECERT 这个环境变量，是否应为 EGPAY_SECRET？请改正/],
  ['a misspelt name of a file', { SECRET_KEY_FLIE: 'hidden' }, /^没有 SECRET_KEY_FLIE .*SECRET_KEY_FILE？请改正/],
  ['a theme that is not there', { THEME: '/nowhere/theme.json' }, /^环境变量 THEME .*（ENOENT）：请核对路径/],
  ['a theme that is no JSON', () => ({ THEME: file('theme', 'light: red') }), /^环境变量 THEME .*（JSON）：请核对/],
  ['profiles that are not there', { PAYOUT_PROFILES: '/nowhere/p.json' }, /^环境变量 PAYOUT_PROFILES .*（ENOENT）：请/],
  ['a folder without a build', { WEB_DIR: '/nowhere/apps' }, /^WEB_DIR 里没有构建产物：请改为/],
  [
    'a secret in a file that is not there',
    { SMS_KEY: '', SMS_KEY_FILE: '/nowhere/key' },
    /^SMS_KEY_FILE .*ENOENT）：请/,
  ],
  ['a secret in an empty file', () => ({ SMS_KEY: '', SMS_KEY_FILE: file('key', '\n') }), /^SMS_KEY_FILE .*空的：请/],
  ['a secret that is given twice', { SMS_KEY_FILE: '/nowhere/key' }, /^SMS_KEY 与 SMS_KEY_FILE 只能设置一个：请/],
  ['a provider of SMS that does not exist', { SMS_PROVIDER: 'pigeon' }, setting('SMS_PROVIDER')],
  ['a provider without its account', { SMS_PROVIDER: 'twilio' }, /^生产模式缺少环境变量 SMS_ACCOUNT/],
  ['templates that are none', () => ({ ...aliyun, SMS_TEMPLATES: 'SMS_1001' }), setting('SMS_TEMPLATES')],
  [
    'templates without one for security',
    () => ({ ...aliyun, SMS_TEMPLATES: 'code=SMS_1001:code,notice=SMS_1002:title' }),
    /^SMS_TEMPLATES 缺少 security 的模板/,
  ],
  [
    'a wrong key of Aliyun',
    () => ({ ...aliyun, SMS_KEY: 'another-key' }),
    /^短信通道拒绝了密钥（SignatureDoesNotMatch）：请核对 SMS_KEY_ID 与 SMS_KEY/,
  ],
  ['a missing setting', { MT5_PASSWORD: '' }, /^生产模式缺少环境变量 MT5_PASSWORD/],
  ['no source of prices', { FEED_URL: '' }, /^生产模式缺少行情来源，请设置/],
  ['a weak key', { SECRET_KEY: '0123456789abcdef'.repeat(4) }, /^SECRET_KEY 太弱，请用/],
  [
    'a weak key among keys',
    { SECRET_KEY: '', SECRET_KEYS: `2:${otherKey},1:${'0123456789abcdef'.repeat(4)}` },
    /^SECRET_KEYS 太弱，请用/,
  ],
  ['one secret for two parties', () => ({ SMS_KEY: base['EGPAY_SECRET'] ?? '' }), /^SMS_KEY 与另一个密钥相同/],
  ['cookies of a registry', { COOKIE_DOMAIN: 'co.uk' }, /^COOKIE_DOMAIN 是注册局的公共后缀，.*：请改为/],
  ['a site outside its cookies', { COOKIE_DOMAIN: 'other.com' }, /^SITE_ORIGIN 不在 COOKIE_DOMAIN 之下/],
  ['a site without TLS', { SITE_ORIGIN: 'http://www.broker.com' }, /^SITE_ORIGIN 必须是 https/],
  ['a site on this machine', { USER_CENTER_ORIGIN: 'https://127.0.0.1' }, /^USER_CENTER_ORIGIN 不能是本机地址/],
  ['the back office on the site', { STAFF_ORIGIN: 'https://www.broker.com' }, /^STAFF_ORIGIN 不能与客户的网址相同/],
  ['the back office for everybody', { STAFF_HOST: '0.0.0.0' }, /^STAFF_HOST 让后台监听所有网络接口：请改为/],
  ['a sender that is no mailbox', { MAIL_FROM: 'nobody' }, /^MAIL_FROM 必须是一个邮箱地址/],
  ['mail without TLS', { SMTP_URL: 'smtp://mail.invalid' }, /^SMTP_URL 必须是 smtps/],
  ['the channel without TLS', { EGPAY_URL: 'http://pay.invalid' }, /^EGPAY_URL 必须是 https/],
  ['a database without TLS', { DATABASE_URL: 'postgres://p:s@db.invalid/p' }, /^DATABASE_URL .*：请加上 sslmode/],
  ['Redis without TLS', { REDIS_URL: 'redis://cache.invalid' }, /^REDIS_URL 不在本机：必须是 rediss/],
  ['identities that nobody reviews', { REVIEW: 'auto' }, /^REVIEW=auto .*必须为 manual/],
  ['no cooling time', { COOLING_HOURS: '0' }, /^COOLING_HOURS 不能为 0/],
  ['groups that are not imported', { MT5_GROUPS: 'real\\MIN-*' }, /^MT5_GROUPS 没有包含/],
  ['a folder that cannot be written to', { DATA_DIR: '/dev/null/data' }, /^DATA_DIR 不可写（ENOTDIR）：请/],
  [
    'a disk without space',
    () => (jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 9, bsize: 4_096 } as never), {}),
    /^DATA_DIR 所在的磁盘只剩 0 MB，.*：请/,
  ],
  ['a port of another program', async () => ({ STAFF_PORT: await takenPort() }), /^STAFF_PORT 的端口已被占用：请/],
  ['an address of another machine', { HOST: '192.0.2.1', PORT: '9124' }, /^HOST 不是本机的地址（\w+）：请/],
  [
    'a user that the database does not know',
    () => ({ DATABASE_URL: (base['DATABASE_URL'] ?? '').replace(/\/\/[^@]*@/, '//nobody:hidden@') }),
    /^数据库无法连接（28\w+）：.*请核对/,
  ],
  [
    'no such database',
    () => ({ DATABASE_URL: databaseOn(base['DATABASE_URL'] ?? '', 'no_such') }),
    /^数据库无法连接（3D000）：.*请/,
  ],
  [
    'a host that nobody knows',
    { DATABASE_URL: 'postgres://p:s@db.invalid/p?sslmode=require' },
    /^数据库无法连接（E\w+）：找不到该主机，请/,
  ],
  ['an old PostgreSQL', theDatabase({ version: 14 }), /^数据库是 PostgreSQL 14，至少需要 15：请升级/],
  ['a standby', theDatabase({ standby: true }), /^DATABASE_URL 指向只读的备库：请/],
  ['a database of another encoding', theDatabase({ utf8: false }), /^数据库的编码不是 UTF8：请/],
  ['a user that may not make tables', theDatabase({ creates: false }), /^数据库用户不能建立表：请/],
  ['a database that does not wait for its disk', hasty, /^数据库参数 synchronous_commit 不能关闭/],
  [
    'a pooler in transaction mode',
    async () => ({ DATABASE_URL: (await opened(startTransactionPooler(base['DATABASE_URL'] ?? ''))).url }),
    /^DATABASE_URL 经过事务模式的连接池.*请直接连接/,
  ],
  [
    'the key of another database',
    async () => ({ DATABASE_URL: await databaseOfAnotherKey() }),
    /^SECRET_KEY 与此数据库不符/,
  ],
  [
    'without a key that the database needs',
    async () => ({ DATABASE_URL: await databaseOfAnotherKey(`7:${otherKey}`) }),
    /^缺少 7 号密钥：.*请把它加在/,
  ],
  ['a wrong secret of the channel', { EGPAY_SECRET: 'another-secret' }, /^支付渠道拒绝了签名（401）：请核对/],
  ['another merchant', { EGPAY_MERCHANT: 'M9' }, /^支付渠道拒绝了签名（403）：请核对/],
  ['another program than the channel', () => ({ EGPAY_URL: anotherProgram }), /^支付渠道回答 404：请核对 EGPAY_URL/],
  ['a wrong key of the carrier', { SMS_KEY: 'another-key' }, /^短信通道拒绝了密钥（401）：请核对/],
  ['another program than the carrier', () => ({ SMS_URL: anotherProgram }), /^短信通道回答 404：请核对 SMS_URL/],
  ['a wrong password of the platform', { MT5_PASSWORD: 'Manager#2' }, /^MT5 平台无法连接（\w+）：.*请核对/],
  [
    'another clock than the platform’s',
    async () => ({ MT5_URL: (await opened(startMt5Simulator({ offset: 7_208 }))).url }),
    /^本机与 MT5 平台的时钟相差 [789] 秒：请/,
  ],
  ['another program than the feed', () => ({ FEED_URL: anotherProgram }), /^行情源回答 404：请核对地址/],
  ['a feed of something else', () => ({ FEED_URL: base['EGPAY_URL'] ?? '' }), /^行情源回答 401：请核对地址/],
  ['another program than the news', () => ({ NEWS_FEED_URL: anotherProgram }), /^市场新闻源回答 404：请核对地址/],
  [
    'figures that are none',
    () => ({ CALENDAR_FIGURES_URL: base['FEED_URL'] ?? '' }),
    /^财经数据源无法连接（Error）：.*请核对地址/,
  ],
  [
    'a password that Redis does not know',
    () => ({ REDIS_URL: (base['REDIS_URL'] ?? '').replace('//', '//nobody:hidden@') }),
    /^Redis 无法连接（\w+）：.*请核对/,
  ],
];

it('has at least forty', () => {
  expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

it.each(rows)(
  'names %s, without a value',
  async (_what, changes, line) => {
    const settings = typeof changes === 'function' ? await changes() : changes;
    const lines = (await failed({ ...base, ...settings })).filter((one) => !usual.includes(one));
    expect(lines).toContainEqual(expect.stringMatching(line));
    // A line names the only wrong value of REVIEW and COOLING_HOURS.
    const values = Object.values(settings).filter((value) => value.length > 1 && value !== 'auto');
    for (const value of values) expect(lines.join('\n')).not.toContain(value);
  },
  30_000,
);

async function takenPort(): Promise<string> {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  closing.unshift(() => new Promise((closed) => server.close(closed)));
  return String((server.address() as AddressInfo).port);
}

async function databaseOfAnotherKey(keys = otherKey): Promise<string> {
  const url = await newDatabase();
  const db = openDatabase(url, 1);
  await checkSecret(db, makeCrypto(keys));
  await db.close();
  return url;
}
