import { startSmsSimulator } from '../../testing/sms-simulator';
import type { SmsProvider } from '../sms-adapters';
import { startAliyunSimulator } from './aliyun-simulator';
import type { startCarrierSimulator } from './carrier-simulator';
import { startTencentSimulator } from './tencent-simulator';
import { startTwilioSimulator } from './twilio-simulator';

export type SmsSimulator = Awaited<ReturnType<typeof startCarrierSimulator>> & {
  key: string;
  /** The settings with which the gateway uses it. */
  settings: Readonly<Record<string, string>>;
};

/** The simulator of each provider, by the name of its adapter. */
export const smsSimulators: Readonly<Record<SmsProvider, (options?: { port?: number }) => Promise<SmsSimulator>>> = {
  http: startSmsSimulator,
  aliyun: startAliyunSimulator,
  tencent: startTencentSimulator,
  twilio: startTwilioSimulator,
};
