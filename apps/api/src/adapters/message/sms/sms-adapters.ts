import { aliyun } from './aliyun';
import { http } from './http';
import type { SmsAdapter, SmsCarrier, SmsSetting, SmsSettings } from './sms';
import { tencent } from './tencent';
import { twilio } from './twilio';

/** The adapters by the name that SMS_PROVIDER takes. */
export const smsAdapters = { http, aliyun, tencent, twilio } as const satisfies Record<string, SmsAdapter>;

export type SmsProvider = keyof typeof smsAdapters;

export const smsProviders = Object.keys(smsAdapters) as SmsProvider[];

export const smsAdapter = (provider: SmsProvider): SmsAdapter => smsAdapters[provider];

/** The settings of SMS and the name of the provider. */
export type ChosenSms = SmsSettings & { SMS_PROVIDER: SmsProvider };

/** What the provider asks for. SMS_KEY is of every provider. */
export const requiredSms = ({ SMS_PROVIDER }: ChosenSms): SmsSetting[] => [
  ...smsAdapter(SMS_PROVIDER).required,
  'SMS_KEY',
];

/** The carrier that the settings name. */
export const smsCarrier = (settings: ChosenSms): SmsCarrier => smsAdapter(settings.SMS_PROVIDER).open(settings);
