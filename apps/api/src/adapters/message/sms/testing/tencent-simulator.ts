import { createHash, createHmac } from 'node:crypto';
import type { SimulatorRequest } from '../../../../testing/http-simulator';
import { filledIn, startCarrierSimulator, type Asked, type CarrierProtocol } from './carrier-simulator';
import { approved, sign, templatesSetting } from './simulated-templates';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const yes = (response: object) => ({ status: 200, body: { Response: { ...response, RequestId: 'R-1' } } });
const no = (Code: string) => yes({ Error: { Code, Message: Code } });
const appId = '1400006666';

/** How old a request may be, seconds. */
const window = 300;

/** Why the signature of a request (TC3-HMAC-SHA256) is refused. */
function signatureFault({ method, headers, raw }: SimulatorRequest, keyId: string, key: string) {
  const authorization = headers.authorization ?? '';
  const [, id, day = '', service = '', names = '', signature] =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/(\d{4}-\d\d-\d\d)\/([^/]+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id === undefined) return no('AuthFailure.InvalidAuthorization');
  if (id !== keyId) return no('AuthFailure.SecretIdNotFound');
  const signed = names.split(';');
  if (!signed.includes('host') || !signed.includes('content-type')) return no('AuthFailure.SignatureFailure');
  const time = String(headers['x-tc-timestamp']);
  // The SDK signs the host without a port.
  const valueOf = (name: string) => String(headers[name]).replace(name === 'host' ? /:\d+$/ : '', '');
  const lines = signed.map((name) => `${name}:${valueOf(name).trim().toLowerCase()}\n`).join('');
  const canonical = [method, '/', '', lines, names, sha256(raw)].join('\n');
  const scope = `${day}/${service}/tc3_request`;
  const secret = hmac(hmac(hmac(`TC3${key}`, day), service), 'tc3_request');
  const right = hmac(secret, `TC3-HMAC-SHA256\n${time}\n${scope}\n${sha256(canonical)}`).toString('hex');
  if (signature !== right) return no('AuthFailure.SignatureFailure');
  const isDay = new Date(Number(time) * 1000).toISOString().startsWith(day);
  return isDay && Math.abs(Number(time) - Date.now() / 1000) <= window ? undefined : no('AuthFailure.SignatureExpire');
}

interface SendBody {
  PhoneNumberSet?: string[];
  SmsSdkAppId?: string;
  SignName?: string;
  TemplateId?: string;
  TemplateParamSet?: string[];
  SessionContext?: string;
}

const ofPhone = (Code: string, phone: string) =>
  yes({ SendStatusSet: [{ SerialNo: '', PhoneNumber: phone, Fee: 0, SessionContext: '', Code, Message: Code }] });

function send(body: SendBody): Asked {
  const [phone, ...more] = body.PhoneNumberSet ?? [];
  if (phone === undefined || more.length > 0) return { refused: no('MissingParameter.EmptyPhoneNumberSet') };
  if (body.SmsSdkAppId !== appId) return { refused: no('UnauthorizedOperation.SmsSdkAppIdVerifyFail') };
  if (!/^\+\d{8,15}$/.test(phone)) return { refused: ofPhone('InvalidParameterValue.IncorrectPhoneNumber', phone) };
  if (body.SignName !== sign) return { refused: ofPhone('FailedOperation.SignatureIncorrectOrUnapproved', phone) };
  const template = Object.entries(approved).find(([id]) => id === `SMS_${body.TemplateId ?? ''}`)?.[1];
  if (!template) return { refused: ofPhone('FailedOperation.TemplateIncorrectOrUnapproved', phone) };
  // Its templates number their variables: {1}, {2}. What they stand for only our settings say.
  const names = [...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = body.TemplateParamSet ?? [];
  if (values.length !== names.length)
    return { refused: ofPhone('FailedOperation.TemplateParamSetNotMatchApprovedTemplate', phone) };
  const text = filledIn(template, Object.fromEntries(names.map((name, n) => [name, values[n] ?? '']))) ?? '';
  const { TemplateId = '', SignName = '', SessionContext: id } = body;
  return { send: { to: phone.slice(1), text, id, template: TemplateId, sign: SignName } };
}

const protocol = (keyId: string, key: string): CarrierProtocol => ({
  read(request) {
    const fault = signatureFault(request, keyId, key);
    if (fault) return { refused: fault };
    const { 'x-tc-action': action, 'x-tc-version': version, 'x-tc-region': region } = request.headers;
    if (version !== '2021-01-11') return { refused: no('NoSuchVersion') };
    if (!region) return { refused: no('MissingParameter') };
    const body = JSON.parse(request.raw) as SendBody & { PhoneNumber?: string };
    if (action === 'SendSms') return send(body);
    if (action !== 'PullSmsSendStatusByPhoneNumber') return { refused: no('InvalidAction') };
    return { list: (body.PhoneNumber ?? '').slice(1) };
  },
  taken: ({ to, id }) =>
    yes({
      SendStatusSet: [
        {
          SerialNo: '5000:1',
          PhoneNumber: `+${to}`,
          Fee: 1,
          SessionContext: id ?? '',
          Code: 'Ok',
          Message: 'send success',
        },
      ],
    }),
  listed: (list) =>
    yes({
      PullSmsSendStatusSet: list.map(({ to, id }) => ({
        PhoneNumber: `+${to}`,
        SerialNo: '5000:1',
        SessionContext: id,
      })),
    }),
  refused: (kind, to) =>
    ({
      key: no('AuthFailure.SignatureFailure'),
      recipient: ofPhone('FailedOperation.PhoneNumberInBlacklist', `+${to}`),
      paused: ofPhone('LimitExceeded.PhoneNumberDailyLimit', `+${to}`),
      limit: no('RequestLimitExceeded'),
      balance: ofPhone('FailedOperation.InsufficientBalanceInSmsPackage', `+${to}`),
    })[kind],
  lies: [
    'Ok',
    {},
    { Response: [] },
    { Response: { RequestId: 'R-1' } },
    { Response: { SendStatusSet: [] } },
    { Response: { SendStatusSet: [{ SerialNo: '5000:1', PhoneNumber: '+8613900000000', Code: 'Ok' }] } },
  ],
});

/** Tencent Cloud: SendSms and PullSmsSendStatusByPhoneNumber of 2021-01-11, signed with TC3-HMAC-SHA256. */
export async function startTencentSimulator({
  keyId = 'tencent-key-id',
  key = 'tencent-simulator-key',
  port = 0,
} = {}) {
  const server = await startCarrierSimulator(protocol(keyId, key), port);
  const settings = {
    SMS_PROVIDER: 'tencent',
    SMS_URL: server.url,
    SMS_KEY_ID: keyId,
    SMS_KEY: key,
    SMS_ACCOUNT: appId,
    SMS_SENDER: sign,
    SMS_TEMPLATES: templatesSetting(''),
  };
  return Object.assign(server, { key, settings });
}
