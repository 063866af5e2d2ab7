import { randomBytes } from 'node:crypto';
import type { startSmsSimulator } from '../adapters/message/testing/sms-simulator';
import type { startEgpaySimulator } from '../adapters/payment/testing/egpay-simulator';
import type { startMt5Simulator } from '../adapters/trading/testing/mt5-simulator';

type Simulators = {
  mt5: Awaited<ReturnType<typeof startMt5Simulator>>;
  egpay: Awaited<ReturnType<typeof startEgpaySimulator>>;
  sms: Pick<Awaited<ReturnType<typeof startSmsSimulator>>, 'url' | 'key'>;
};

/** The environment of a gateway in production mode whose outside parties are simulators. */
export const productionSettings = ({ mt5, egpay, sms }: Simulators, databaseUrl: string) => ({
  MODE: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  SECRET_KEY: randomBytes(32).toString('hex'),
  SITE_ORIGIN: 'https://www.broker.com',
  USER_CENTER_ORIGIN: 'https://user.broker.com',
  COOKIE_DOMAIN: 'broker.com',
  TRUST_PROXY: 'loopback',
  COOLING_HOURS: '0',
  EGPAY_URL: egpay.url,
  EGPAY_MERCHANT: egpay.merchant,
  EGPAY_SECRET: egpay.secret,
  SMS_URL: sms.url,
  SMS_KEY: sms.key,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@broker.com',
  MT5_SYMBOLS: '*',
  MT5_URL: mt5.url,
  MT5_LOGIN: mt5.login,
  MT5_PASSWORD: mt5.password,
});
