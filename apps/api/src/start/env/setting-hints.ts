import { smsProviders } from '../../adapters/message/sms/sms-adapters';

/** What a setting must be, for values whose type does not say it. */
export const hints: Readonly<Record<string, string>> = {
  MODE: 'sandbox 或 production',
  BRAND: 'libs/brand/src 下的目录名',
  SITE_ORIGIN: '网址，如 https://www.example.com，结尾没有斜杠',
  USER_CENTER_ORIGIN: '网址，如 https://user.example.com，结尾没有斜杠',
  STAFF_ORIGIN: '网址，如 https://staff.example.internal，结尾没有斜杠',
  COOKIE_DOMAIN: '域名，如 example.com，没有 https://',
  DATABASE_URL: 'postgres:// 开头的地址',
  REDIS_URL: 'redis:// 或 rediss:// 开头的地址',
  REVIEW: 'auto 或 manual',
  SECRET_KEY: '64 位小写十六进制数字，可用 openssl rand -hex 32 生成',
  BACKUP_RECIPIENT: 'portal backup --new-key 给出的公钥，以 age1 开头',
  LOG_LEVEL: 'fatal、error、warn、info、debug 或 silent',
  SMS_PROVIDER: smsProviders.join('、') + ' 之一',
  VAPID_PUBLIC_KEY: 'npx web-push generate-vapid-keys 给出的公钥',
  VAPID_PRIVATE_KEY: 'npx web-push generate-vapid-keys 给出的私钥',
  VAPID_SUBJECT: '以 mailto: 或 https:// 开头的联系方式',
  MT5_GATEWAY: '最多 19 位数字',
  MT5_OFFSET_SECONDS: '秒数，如 7200',
  COOLING_HOURS: '小时数',
  PAYOUT_ACCOUNT: '最多 34 位的账号，只含数字与大写字母',
  PAYOUT_BANK: 'BIC，或 12 位联行号',
  REVEAL: 'mounted 或 served',
};
