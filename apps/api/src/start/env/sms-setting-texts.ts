import { smsProviders } from '../../adapters/message/sms/sms-adapters';
import type { SettingText } from './setting-text';

/** What an operator reads of the settings of a provider of SMS. */
export const smsSettingTexts: readonly SettingText[] = [
  {
    names: ['SMS_PROVIDER', 'SMS_URL', 'SMS_KEY'],
    is: '`http`; inbox in the sandbox',
    text: `provider of SMS, ${smsProviders.map((name) => `\`${name}\``).join(', ')}; its address; its secret`,
    example: { SMS_PROVIDER: 'http', SMS_URL: '' },
    more: 'http is our own protocol: a POST of {to, text}. The others have an address of their own: leave SMS_URL empty.\nWhat each asks for: docs/how-to/sms-provider.md',
  },
  {
    names: ['SMS_KEY_ID', 'SMS_ACCOUNT', 'SMS_SENDER', 'SMS_REGION'],
    is: 'none',
    text: "of the provider of SMS: the key's id; the account or application; signature, number or service; region",
    more: 'aliyun: AccessKey id; -; signature. tencent: SecretId; SmsSdkAppId; signature; ap-guangzhou. twilio: API key or empty; account SID; number or\nservice SID.',
  },
  {
    names: ['SMS_TEMPLATES'],
    is: 'none',
    text: 'templates that aliyun or tencent has approved, with their variables: `code=SMS_1:code+purpose+minutes,notice=SMS_2:title,security=SMS_3:title+ticket`',
  },
];
