import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandOf } from '@portal/brand';
import { requiredSms, smsProviders, type ChosenSms } from '../../adapters/message/sms/sms-adapters';
import { readEnv } from '../env/env';
import { brandFaults, productionFaults } from './production-faults';

const valid = {
  MODE: 'production',
  DATABASE_URL: 'postgres://portal:database-password@db.internal:5432/portal?sslmode=verify-full',
  SITE_ORIGIN: 'https://www.broker.com',
  USER_CENTER_ORIGIN: 'https://user.broker.com',
  COOKIE_DOMAIN: 'broker.com',
  TRUST_PROXY: 'loopback',
  SECRET_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f00112233445566778899aabbccddeeff0',
  STAFF_ORIGIN: 'https://staff.broker.internal',
  EGPAY_URL: 'https://pay.example',
  EGPAY_MERCHANT: 'M',
  EGPAY_SECRET: 'channel-secret',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'sms-secret',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: '示例 <no-reply@broker.com>',
  MT5_URL: 'https://mt5.example',
  MT5_LOGIN: '1000',
  MT5_PASSWORD: 'manager-password',
  FEED_URL: 'https://feed.example',
  PAYOUT_ACCOUNT: '310066661018150000001',
  PAYOUT_BANK: '102290000014',
};
const faults = (changes: Record<string, string> = {}) => productionFaults(readEnv({ ...valid, ...changes }));

it('accepts a complete production configuration', () => {
  expect(faults()).toEqual([]);
});

it.each(Object.keys(valid).filter((name) => name !== 'MODE' && !/^(SITE|USER_CENTER)_ORIGIN|COOKIE|FEED/.test(name)))(
  'requires %s',
  (name) => {
    expect(faults({ [name]: '' })).toEqual([`生产模式缺少环境变量 ${name}`]);
  },
);

it('requires a source of prices: the platform or a URL', () => {
  expect(faults({ FEED_URL: '' })).toEqual(['生产模式缺少行情来源，请设置 MT5_SYMBOLS 或 FEED_URL']);
  expect(faults({ FEED_URL: '', MT5_SYMBOLS: 'Forex\\*' })).toEqual([]);
});

it('requires the origins and the cookie domain', () => {
  const none = { SITE_ORIGIN: '', USER_CENTER_ORIGIN: '', COOKIE_DOMAIN: '' };
  expect(faults(none)).toEqual(Object.keys(none).map((name) => `生产模式缺少环境变量 ${name}`));
});

it.each([
  [{ SITE_ORIGIN: 'http://www.broker.com' }, ['SITE_ORIGIN 必须是 https:// 开头的地址']],
  [
    { USER_CENTER_ORIGIN: 'https://user.eet.localhost', COOKIE_DOMAIN: 'broker.com' },
    ['USER_CENTER_ORIGIN 不能是本机地址'],
  ],
  [{ SITE_ORIGIN: 'https://127.0.0.1' }, ['SITE_ORIGIN 不能是本机地址']],
  [{ SITE_ORIGIN: 'https://www.otherbroker.com' }, ['SITE_ORIGIN 不在 COOKIE_DOMAIN 之下']],
  [{ SITE_ORIGIN: 'https://wwwbroker.com' }, ['SITE_ORIGIN 不在 COOKIE_DOMAIN 之下']],
  [{ USER_CENTER_ORIGIN: 'https://www.broker.com' }, ['SITE_ORIGIN 与 USER_CENTER_ORIGIN 不能相同']],
  [{ EGPAY_URL: 'http://pay.example' }, ['EGPAY_URL 必须是 https:// 开头的地址（本机除外）']],
  [{ FEED_URL: 'http://feed.example' }, ['FEED_URL 必须是 https:// 开头的地址（本机除外）']],
  [{ MT5_URL: 'http://127.0.0.1:9000', SMS_URL: 'http://localhost:9001' }, []],
  [{ SECRET_KEY: '0'.repeat(64) }, ['SECRET_KEY 太弱，请用 openssl rand -hex 32 生成']],
  [{ SECRET_KEY: '0123456789abcdef'.repeat(4) }, ['SECRET_KEY 太弱，请用 openssl rand -hex 32 生成']],
  [{ STAFF_ORIGIN: 'http://staff.broker.internal' }, ['STAFF_ORIGIN 必须是 https:// 开头的地址']],
  [{ STAFF_ORIGIN: 'https://localhost' }, ['STAFF_ORIGIN 不能是本机地址']],
  [{ STAFF_ORIGIN: 'https://user.broker.com' }, ['STAFF_ORIGIN 不能与客户的网址相同']],
  [{ SMS_KEY: 'channel-secret' }, ['SMS_KEY 与另一个密钥相同']],
  [{ EGPAY_SECRET: 'short12' }, ['EGPAY_SECRET 太弱：至少 8 个字符，其中至少 5 个不同']],
  [{ EGPAY_SECRET: 'short123' }, []],
  [{ EGPAY_SECRET: 'channel-secret,old' }, ['EGPAY_SECRET 太弱：至少 8 个字符，其中至少 5 个不同']],
  [{ EGPAY_SECRET: 'channel-secret,older-secret' }, []],
  [{ MT5_PASSWORD: 'abcdabcdabcd' }, ['MT5_PASSWORD 太弱：至少 8 个字符，其中至少 5 个不同']],
  [{ SMS_KEY: 'abcdeabc' }, []],
  [{ SMTP_URL: 'smtp://mail.example' }, ['SMTP_URL 必须是 smtps:// 开头的地址，或带 requireTLS=true（本机除外）']],
  [{ SMTP_URL: 'smtp://mail.example?requireTLS=true' }, []],
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, []],
  ...[
    'no-reply',
    'a@broker.com, b@broker.com',
    'a@broker.com b@broker.com',
    'G: a@broker.com;',
    'a@b@broker.com',
    '<>',
  ].map((MAIL_FROM): [Record<string, string>, string[]] => [
    { MAIL_FROM },
    ['MAIL_FROM 必须是一个邮箱地址，例如 no-reply@example.com 或 名称 <no-reply@example.com>'],
  ]),
  [{ MAIL_FROM: 'no-reply@broker.com' }, []],
  [{ REVIEW: 'auto' }, ['REVIEW=auto 会自动通过身份认证，生产模式必须为 manual']],
  [{ COOLING_HOURS: '0' }, ['COOLING_HOURS 不能为 0']],
  [{ COOLING_HOURS: '000' }, ['COOLING_HOURS 不能为 0']],
  [{ COOLING_HOURS: '1' }, []],
  [{ SETTINGS_LEAD_SECONDS: '9' }, ['SETTINGS_LEAD_SECONDS 至少为 10']],
  [{ SETTINGS_LEAD_SECONDS: '10' }, []],
  [{ SETTINGS_NOTICE_DAYS: '6' }, ['SETTINGS_NOTICE_DAYS 至少为 7']],
  [{ SETTINGS_NOTICE_DAYS: '7' }, []],
])('%j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

const guide = readFileSync(join(__dirname, '../../../../../docs/how-to/sms-provider.md'), 'utf8');
const examples = [...guide.matchAll(/```env\n([^]*?)```/g)].map(([, text = '']) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []),
  ),
) as Record<string, string>[];
const bare = { SMS_URL: '', SMS_KEY: '' };

it('accepts the example of every provider of SMS as it is', () => {
  expect(examples.map(({ SMS_PROVIDER }) => SMS_PROVIDER)).toEqual(smsProviders);
  for (const example of examples) expect(faults({ ...bare, ...example })).toEqual([]);
});

it.each(smsProviders)('requires what %s asks for, and of no other provider', (provider) => {
  const example = examples.find(({ SMS_PROVIDER }) => SMS_PROVIDER === provider) ?? {};
  const required = requiredSms({ SMS_PROVIDER: provider } as ChosenSms);
  for (const name of required)
    expect(faults({ ...bare, ...example, [name]: '' })).toEqual([`生产模式缺少环境变量 ${name}`]);
  const others = Object.keys(example).filter((name) => name !== 'SMS_PROVIDER' && !required.includes(name as never));
  for (const name of others) expect(faults({ ...bare, ...example, [name]: '' })).toEqual([]);
});

it.each(smsProviders)('refuses %s without TLS', (provider) => {
  const example = examples.find(({ SMS_PROVIDER }) => SMS_PROVIDER === provider) ?? {};
  expect(faults({ ...bare, ...example, SMS_URL: 'http://sms.example' })).toEqual([
    'SMS_URL 必须是 https:// 开头的地址（本机除外）',
  ]);
});

it('reports all faults in one run and no value', () => {
  const lines = faults({
    SITE_ORIGIN: 'http://www.broker.com',
    SECRET_KEY: '00'.repeat(32),
    STAFF_ORIGIN: 'http://staff.short-name',
    EGPAY_URL: 'http://pay.example',
    EGPAY_SECRET: '',
  });
  expect(lines).toHaveLength(5);
  const values = [
    'www.broker.com',
    '00'.repeat(32),
    'staff.short-name',
    'pay.example',
    'sms-secret',
    'database-password',
  ];
  for (const value of values) expect(lines.join('\n')).not.toContain(value);
});

it('requires the legal and server data of the brand', () => {
  const brand = brandOf('eet');
  const legal = { company: 'A', licence: 'B', regulator: 'C', registrationNumber: 'D', address: 'E' };
  const mt5 = { ...brand.mt5, production: { ...brand.mt5.production, server: 'EET-Live' } };
  const env = { MT5_GROUPS: 'real\\*' };
  expect(brandFaults({ ...brand, legal, mt5 }, env)).toEqual([]);
  expect(brandFaults({ ...brand, legal: { ...legal, licence: '' }, mt5 }, env)).toEqual([
    '品牌 eet 没有填写 legal.licence',
  ]);
  expect(brandFaults({ ...brand, legal, mt5: brand.mt5 }, env)).toEqual(['品牌 eet 没有填写 mt5.production.server']);
  expect(brandFaults({ ...brand, legal, mt5, regions: [] }, env)).toEqual(['品牌 eet 没有填写 regions']);
});

it.each([
  ['postgres://p:s@db.internal/portal', false],
  ['postgres://p:s@10.0.0.5/portal?sslmode=prefer', false],
  ['postgresql://p:s@db.internal/portal?sslmode=disable', false],
  ['postgres://p:s@db.internal/portal?sslmode=no-verify', false],
  ['postgres://p:s@localhost/portal?host=db.internal', false],
  ['postgres://p:s@db.internal/portal?sslmode=require', true],
  ['postgres://p:s@db.internal/portal?sslmode=verify-full', true],
  ['postgres://p:s@127.0.0.1:5432/portal', true],
  ['postgres:///portal?host=/var/run/postgresql', true],
])('refuses a plaintext database on another host: %s', (DATABASE_URL, isSafe) => {
  expect(faults({ DATABASE_URL })).toEqual(isSafe ? [] : ['DATABASE_URL 的数据库不在本机：请加上 sslmode=verify-full']);
});

it.each([
  ['redis://cache.internal:6379', false],
  ['redis://:secret@10.0.0.6', false],
  ['rediss://:secret@cache.internal', true],
  ['redis://127.0.0.1:6379', true],
  ['redis://localhost', true],
])('refuses a plaintext Redis on another host: %s', (REDIS_URL, isSafe) => {
  expect(faults({ REDIS_URL })).toEqual(isSafe ? [] : ['REDIS_URL 不在本机：必须是 rediss:// 开头的地址']);
});
