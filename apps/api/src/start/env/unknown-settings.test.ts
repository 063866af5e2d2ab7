import { settingNames } from './env';
import { unknownSettings } from './unknown-settings';

it.each([
  ['EGPAY_SECERT', 'EGPAY_SECRET'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['SMPT_URL', 'SMTP_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['COOKIE_DOMAINS', 'COOKIE_DOMAIN'],
  ['site_origin', 'SITE_ORIGIN'],
])('names %s as near %s, without its value', (name, near) => {
  expect(unknownSettings({ [name]: 'hidden' })).toEqual([`没有 ${name} 这个环境变量，是否应为 ${near}？请改正或去掉`]);
});

it('accepts every setting, and variables of other programs', () => {
  expect(unknownSettings(Object.fromEntries(settingNames.map((name) => [name, 'x'])))).toEqual([]);
  const others = [
    'HOME',
    'PATH',
    'HOSTNAME',
    'NODE_ENV',
    'OPS_URL',
    'STAFF_TOKEN',
    'STAFF_NAME',
    'SMS_PORT',
    'REDIS_PORT',
  ];
  expect(unknownSettings(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
});
