import { createHash, createHmac } from 'node:crypto';
import type { SimulatorRequest } from '../../../../testing/http-simulator';
import { filledIn, startCarrierSimulator, type Asked, type CarrierProtocol, type TakenSms } from './carrier-simulator';
import { approved, sign, templatesSetting } from './simulated-templates';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
const no = (status: number, Code: string) => ({ status, body: { Code, Message: Code, RequestId: 'R-1' } });

/** How old a request may be, seconds. */
const window = 900;

/** Why the signature of a request (ACS3-HMAC-SHA256) is refused. */
function signatureFault(
  { method, path, headers, raw }: SimulatorRequest,
  keyId: string,
  key: string,
  nonces: Set<string>,
) {
  const authorization = headers.authorization ?? '';
  const [, id, names = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(authorization) ?? [];
  if (id === undefined) return no(400, 'IncompleteSignature');
  if (id !== keyId) return no(404, 'InvalidAccessKeyId.NotFound');
  const must = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'];
  const signed = names.split(';');
  if (must.some((name) => !signed.includes(name)) || headers['x-acs-content-sha256'] !== sha256(raw))
    return no(400, 'IncompleteSignature');
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, pathname, query.join('&'), lines, names, sha256(raw)].join('\n');
  const right = createHmac('sha256', key)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  if (signature !== right) return no(400, 'SignatureDoesNotMatch');
  if (Math.abs(Date.parse(String(headers['x-acs-date'])) - Date.now()) > window * 1000)
    return no(400, 'InvalidTimeStamp.Expired');
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return no(400, 'SignatureNonceUsed');
  nonces.add(nonce);
  return undefined;
}

function send(query: URLSearchParams): Asked {
  const of = (name: string) => query.get(name) ?? '';
  const missing = ['PhoneNumbers', 'SignName', 'TemplateCode'].find((name) => of(name) === '');
  if (missing) return { refused: no(400, `Missing${missing}`) };
  const phone = of('PhoneNumbers');
  if (!/^(1\d{10}|[2-9]\d{7,14}|1[2-9]\d{9})$/.test(phone)) return { refused: no(200, 'isv.MOBILE_NUMBER_ILLEGAL') };
  if (of('SignName') !== sign) return { refused: no(200, 'isv.SMS_SIGNATURE_ILLEGAL') };
  const code = of('TemplateCode');
  if (!Object.hasOwn(approved, code)) return { refused: no(200, 'isv.SMS_TEMPLATE_ILLEGAL') };
  const params = JSON.parse(of('TemplateParam') || '{}') as Record<string, string>;
  if (Object.values(params).some((value) => typeof value !== 'string'))
    return { refused: no(200, 'isv.INVALID_JSON_PARAM') };
  const text = filledIn(approved[code as keyof typeof approved], params);
  if (text === undefined) return { refused: no(200, 'isv.TEMPLATE_MISSING_PARAMETERS') };
  const to = phone.length === 11 && phone.startsWith('1') ? `86${phone}` : phone;
  return { send: { to, text, id: query.get('OutId') ?? undefined, template: code, sign: of('SignName') } };
}

const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

const protocol = (keyId: string, key: string): CarrierProtocol => {
  const nonces = new Set<string>();
  const days = new Map<TakenSms, string>();
  let asked = '';
  return {
    read(request) {
      const fault = signatureFault(request, keyId, key, nonces);
      if (fault) return { refused: fault };
      const { searchParams } = new URL(request.path, 'http://localhost');
      const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
      if (version !== '2017-05-25') return { refused: no(400, 'InvalidVersion') };
      if (action === 'SendSms') return send(searchParams);
      if (action !== 'QuerySendDetails') return { refused: no(404, 'InvalidAction.NotFound') };
      asked = searchParams.get('SendDate') ?? '';
      const phone = searchParams.get('PhoneNumber') ?? '';
      return { list: phone.length === 11 && phone.startsWith('1') ? `86${phone}` : phone };
    },
    taken(sms) {
      days.set(sms, dayOf(Date.now()));
      return { status: 200, body: { Code: 'OK', Message: 'OK', RequestId: 'R-1', BizId: '134523^4351232' } };
    },
    listed(list) {
      const sent = list
        .filter((one) => (days.get(one) ?? dayOf(Date.now())) === asked)
        .map(({ to, text, id }) => ({ PhoneNum: to, Content: text, OutId: id, SendStatus: 3 }));
      const body = {
        Code: 'OK',
        Message: 'OK',
        TotalCount: String(sent.length),
        SmsSendDetailDTOs: { SmsSendDetailDTO: sent },
      };
      return { status: 200, body };
    },
    refused: (kind) =>
      ({
        key: no(400, 'SignatureDoesNotMatch'),
        recipient: no(200, 'isv.MOBILE_NUMBER_ILLEGAL'),
        paused: no(200, 'isv.BUSINESS_LIMIT_CONTROL'),
        limit: no(400, 'Throttling.User'),
        balance: no(200, 'isv.AMOUNT_NOT_ENOUGH'),
      })[kind],
    lies: ['OK', [], {}, { Code: 'OK' }, { code: 'OK', BizId: '1^1' }, { Message: 'OK', BizId: '1^1' }],
  };
};

/** Aliyun: SendSms and QuerySendDetails of dysmsapi 2017-05-25, signed with ACS3-HMAC-SHA256. */
export async function startAliyunSimulator({ keyId = 'aliyun-key-id', key = 'aliyun-simulator-key', port = 0 } = {}) {
  const server = await startCarrierSimulator(protocol(keyId, key), port);
  const settings = {
    SMS_PROVIDER: 'aliyun',
    SMS_URL: server.url,
    SMS_KEY_ID: keyId,
    SMS_KEY: key,
    SMS_SENDER: sign,
    SMS_TEMPLATES: templatesSetting('SMS_'),
  };
  return Object.assign(server, { key, settings });
}
