import { createHash, createHmac } from 'node:crypto';
import { callCarrier, isRecord } from './call-carrier';
import { refusalOf, type RefusalTable } from './refusal-of';
import type { Sms, SmsAdapter, SmsSettings } from './sms';
import { templateFaults, templateOf } from './sms-templates';

const party = 'Tencent Cloud';

/** The codes of SendSms, of one phone in it, and of the gateway before it. */
const refusals: RefusalTable = [
  [/^LimitExceeded\.PhoneNumberThirtySecondLimit$/, 30],
  [/^LimitExceeded\.PhoneNumber/, 3_600],
  [/^FailedOperation\.(PhoneNumberInBlacklist|ContainSensitiveWord)$/, 'message'],
  [/^InvalidParameterValue\.(IncorrectPhoneNumber|ProhibitedUseUrlInTemplateParameter)$/, 'message'],
  [/^InvalidParameterValue\.TemplateParameter(Format|Length)/, 'message'],
  // Of the probe alone.
  [/^MissingParameter/, 'message'],
  [/^(AuthFailure|UnauthorizedOperation)/, 'key'],
  [/^(LimitExceeded|RequestLimitExceeded)/, 'limit'],
];

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signs and sends one call: TC3-HMAC-SHA256 over the JSON body. */
async function call({ SMS_URL, SMS_KEY_ID, SMS_KEY, SMS_REGION }: SmsSettings, action: string, params: object) {
  const url = new URL(SMS_URL || 'https://sms.tencentcloudapi.com');
  const body = JSON.stringify(params);
  const seconds = String(Math.floor(Date.now() / 1000));
  const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
  const scope = `${day}/sms/tc3_request`;
  // Without a port, as Tencent's SDK signs it.
  const headers = `content-type:application/json\nhost:${url.hostname}\n`;
  const canonical = ['POST', '/', '', headers, 'content-type;host', hash(body)].join('\n');
  const key = sign(sign(sign(`TC3${SMS_KEY}`, day), 'sms'), 'tc3_request');
  const signature = sign(key, `TC3-HMAC-SHA256\n${seconds}\n${scope}\n${hash(canonical)}`).toString('hex');
  const reply = await callCarrier(party, url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tc-action': action,
      'x-tc-region': SMS_REGION || 'ap-guangzhou',
      'x-tc-timestamp': seconds,
      'x-tc-version': '2021-01-11',
      authorization: `TC3-HMAC-SHA256 Credential=${SMS_KEY_ID}/${scope}, SignedHeaders=content-type;host, Signature=${signature}`,
    },
    body,
  });
  const { Response: response } = reply.body;
  if (!isRecord(response)) throw new Error(`${party} answered without a response`);
  const { Error: error } = response;
  if (error !== undefined) throw refusalOf(party, refusals, isRecord(error) ? String(error['Code']) : '');
  return response;
}

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);

/**
 * Whether the carrier knows a message of this id. It has no key against repeats, but tells what it sent to a phone, with our id where
 * Tencent has switched SessionContext on for the account.
 */
async function hasTaken(settings: SmsSettings, { id, to }: Sms): Promise<boolean> {
  const { PullSmsSendStatusSet: sent } = await call(settings, 'PullSmsSendStatusByPhoneNumber', {
    BeginTime: Math.floor(Date.now() / 1000) - 3_600,
    Offset: 0,
    Limit: 100,
    PhoneNumber: `+${to}`,
    SmsSdkAppId: settings.SMS_ACCOUNT,
  });
  return recordsIn(sent).some(({ SessionContext }) => SessionContext === id);
}

/** Tencent Cloud (腾讯云短信): SendSms of 2021-01-11. */
export const tencent: SmsAdapter = {
  name: '腾讯云短信',
  required: ['SMS_KEY_ID', 'SMS_ACCOUNT', 'SMS_SENDER', 'SMS_TEMPLATES'],
  key: ['SMS_KEY_ID', 'SMS_KEY'],
  faults: ({ SMS_TEMPLATES }) => templateFaults(SMS_TEMPLATES),
  open: (settings) => async (sms) => {
    if (sms?.repeat && sms.id !== undefined && (await hasTaken(settings, sms))) return;
    const template = sms && templateOf(settings.SMS_TEMPLATES, sms);
    const { SendStatusSet: set } = await call(settings, 'SendSms', {
      PhoneNumberSet: sms ? [`+${sms.to}`] : [],
      SmsSdkAppId: settings.SMS_ACCOUNT,
      SignName: template?.sign ?? settings.SMS_SENDER,
      TemplateId: template?.id,
      TemplateParamSet: template?.params.map(([, value]) => value),
      SessionContext: sms?.id,
    });
    const [status, ...more] = recordsIn(set);
    if (!status || more.length > 0 || status['PhoneNumber'] !== `+${sms?.to}`)
      throw new Error(`${party} answered of another message`);
    if (status['Code'] !== 'Ok') throw refusalOf(party, refusals, String(status['Code']));
    if (!status['SerialNo']) throw new Error(`${party} answered without a receipt`);
  },
};
