import { createHash, createHmac, randomUUID } from 'node:crypto';
import { callCarrier, isRecord } from './call-carrier';
import { refusalOf, type RefusalTable } from './refusal-of';
import type { Sms, SmsAdapter, SmsSettings } from './sms';
import { isMainland, templateFaults, templateOf } from './sms-templates';

const party = 'Aliyun';

/** The codes of SendSms and of the gateway before it. */
const refusals: RefusalTable = [
  // 1 a minute, 5 an hour, 10 a day by default.
  [/^isv\.BUSINESS_LIMIT_CONTROL$/, 3_600],
  [/^isv\.(MOBILE_NUMBER_ILLEGAL|MOBILE_COUNT_OVER_LIMIT|INVALID_PARAMETERS)$/, 'message'],
  [/^isv\.(PARAM_LENGTH_LIMIT|PARAM_NOT_SUPPORT_URL|BLACK_KEY_CONTROL_LIMIT)$/, 'message'],
  [/^isv\.(NOT_SUPPORTED_COUNTRY|COUNTRY_RESTRICTED)$/, 'message'],
  // Of the probe alone.
  [/^Missing/, 'message'],
  [/^(SignatureDoesNotMatch|IncompleteSignature|InvalidAccessKeyId|InvalidTimeStamp|Forbidden|NoPermission)/, 'key'],
  [/^(isp\.RAM_PERMISSION_DENY|isv\.RAM_CHECK_FAILED|isv\.DENY_IP_RANGE)$/, 'key'],
  [/^(Throttling|isv\.(DAY|MONTH)_LIMIT_CONTROL)/, 'limit'],
];

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signs and sends one call: the request syntax and signature of version 3, ACS3-HMAC-SHA256. All parameters are in the query. */
async function call(
  { SMS_URL, SMS_KEY_ID, SMS_KEY }: SmsSettings,
  action: string,
  params: Readonly<Record<string, string | undefined>>,
) {
  const url = new URL(SMS_URL || 'https://dysmsapi.aliyuncs.com');
  const query = Object.entries(params)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${encode(name)}=${encode(value)}`]))
    .sort()
    .join('&');
  url.search = query;
  const signed = {
    host: url.host,
    'x-acs-action': action,
    'x-acs-content-sha256': hash(''),
    'x-acs-date': new Date().toISOString().replace(/\.\d+/, ''),
    'x-acs-signature-nonce': randomUUID(),
    'x-acs-version': '2017-05-25',
  };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', '/', query, lines.join(''), names, hash('')].join('\n');
  const signature = createHmac('sha256', SMS_KEY)
    .update(`ACS3-HMAC-SHA256\n${hash(canonical)}`)
    .digest('hex');
  const { host: _host, ...headers } = signed;
  const { body } = await callCarrier(party, url, {
    method: 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      authorization: `ACS3-HMAC-SHA256 Credential=${SMS_KEY_ID},SignedHeaders=${names},Signature=${signature}`,
    },
  });
  const { Code: code } = body;
  if (typeof code !== 'string') throw new Error(`${party} answered without a code`);
  if (code !== 'OK') throw refusalOf(party, refusals, code);
  return body;
}

/** At home without its nation code, abroad with it. */
const phoneOf = (to: string) => (isMainland(to) ? to.slice(2) : to);

/** The days in Beijing of the last half hour, as YYYYMMDD. */
const recentDays = () => [
  ...new Set(
    [0, 1_800_000].map((ago) =>
      new Date(Date.now() + 8 * 3_600_000 - ago).toISOString().slice(0, 10).replaceAll('-', ''),
    ),
  ),
];

/** Whether the carrier knows a message of this id: it has no key against repeats, but tells what it sent to a phone on a day. */
async function hasTaken(settings: SmsSettings, { id, to }: Sms): Promise<boolean> {
  for (const SendDate of recentDays()) {
    const query = { PhoneNumber: phoneOf(to), SendDate, PageSize: '50', CurrentPage: '1' };
    const { SmsSendDetailDTOs: list } = await call(settings, 'QuerySendDetails', query);
    const sent = isRecord(list) ? list['SmsSendDetailDTO'] : undefined;
    if (Array.isArray(sent) && sent.some((one) => isRecord(one) && one['OutId'] === id)) return true;
  }
  return false;
}

/** Aliyun (阿里云短信服务): SendSms of dysmsapi 2017-05-25. */
export const aliyun: SmsAdapter = {
  name: '阿里云短信',
  required: ['SMS_KEY_ID', 'SMS_SENDER', 'SMS_TEMPLATES'],
  key: ['SMS_KEY_ID', 'SMS_KEY'],
  faults: ({ SMS_TEMPLATES }) => templateFaults(SMS_TEMPLATES),
  open: (settings) => async (sms) => {
    if (sms?.repeat && sms.id !== undefined && (await hasTaken(settings, sms))) return;
    const template = sms && templateOf(settings.SMS_TEMPLATES, sms);
    const { BizId } = await call(settings, 'SendSms', {
      PhoneNumbers: sms && phoneOf(sms.to),
      SignName: template?.sign ?? settings.SMS_SENDER,
      TemplateCode: template?.id,
      TemplateParam: template && JSON.stringify(Object.fromEntries(template.params)),
      OutId: sms?.id,
    });
    if (typeof BizId !== 'string' || BizId === '') throw new Error(`${party} answered without a receipt`);
  },
};
