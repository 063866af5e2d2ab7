import { request as httpRequest } from 'node:http';
import { $OpenApiUtil, default as OpenApi } from '@alicloud/openapi-core';
import { sms as tencentSms } from 'tencentcloud-sdk-nodejs-sms';
import { RequestClient, default as twilioSdk } from 'twilio';
import { startHttpSimulator, type SimulatorRequest } from '../../../testing/http-simulator';
import type { Sms } from './sms';
import { smsCarrier, type ChosenSms, type SmsProvider } from './sms-adapters';
import { smsSimulators, type SmsSimulator } from './testing/sms-simulators';

// Each provider's own SDK sends to our simulator, which checks its signature, and our adapter sends the same request.

const none = { SMS_KEY_ID: '', SMS_ACCOUNT: '', SMS_REGION: '', SMS_SENDER: '', SMS_TEMPLATES: '' };
const home = '8613800138000';
const text = '【EET】验证码 246810，用于银行出金，5 分钟内有效。';
const params = { code: '246810', purpose: "银行出金 (a*b)'!", minutes: '5' };
const sms: Sms = { id: 'code-7', to: home, kind: 'withdraw', text, parts: { template: 'code', params } };

type Settings = Readonly<Record<string, string>>;

/** Sends the same message, and asks what was sent, by the provider's SDK. */
interface Sdk {
  send(settings: Settings): Promise<unknown>;
  list(settings: Settings): Promise<unknown>;
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');

/** The SDK of one service, dysmsapi20170525, is this client with the names of its calls; it weighs 6 MB. */
const aliyunCall = ({ SMS_URL, SMS_KEY_ID, SMS_KEY }: Settings, action: string, query: Record<string, string>) => {
  const client = new OpenApi(
    new $OpenApiUtil.Config({
      accessKeyId: SMS_KEY_ID,
      accessKeySecret: SMS_KEY,
      endpoint: new URL(SMS_URL ?? '').host,
      protocol: 'http',
    }),
  );
  return client.callApi(
    new $OpenApiUtil.Params({
      action,
      version: '2017-05-25',
      protocol: 'HTTPS',
      pathname: '/',
      method: 'POST',
      authType: 'AK',
      style: 'RPC',
      reqBodyType: 'formData',
      bodyType: 'json',
    }),
    new $OpenApiUtil.OpenApiRequest({ query }),
    {} as never,
  );
};

const tencentClient = ({ SMS_URL, SMS_KEY_ID, SMS_KEY }: Settings) =>
  new tencentSms.v20210111.Client({
    credential: { secretId: SMS_KEY_ID ?? '', secretKey: SMS_KEY ?? '' },
    region: 'ap-guangzhou',
    profile: { httpProfile: { endpoint: new URL(SMS_URL ?? '').host, protocol: 'http://' } },
  });

const twilioClient = ({ SMS_URL, SMS_KEY_ID, SMS_KEY, SMS_ACCOUNT }: Settings) => {
  // The SDK's address is fixed.
  const httpClient = new RequestClient();
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) =>
    request({ ...options, uri: options.uri.replace('https://api.twilio.com', SMS_URL ?? '') });
  return twilioSdk(SMS_KEY_ID, SMS_KEY, { ...(SMS_ACCOUNT && { accountSid: SMS_ACCOUNT }), httpClient });
};

const sdks: Readonly<Record<Exclude<SmsProvider, 'http'>, Sdk>> = {
  aliyun: {
    send: (settings) =>
      aliyunCall(settings, 'SendSms', {
        PhoneNumbers: home.slice(2),
        SignName: settings['SMS_SENDER'] ?? '',
        TemplateCode: 'SMS_1001',
        TemplateParam: JSON.stringify(params),
        OutId: 'code-7',
      }),
    list: (settings) =>
      aliyunCall(settings, 'QuerySendDetails', {
        PhoneNumber: home.slice(2),
        SendDate: today(),
        PageSize: '50',
        CurrentPage: '1',
      }),
  },
  tencent: {
    send: (settings) =>
      tencentClient(settings).SendSms({
        PhoneNumberSet: [`+${home}`],
        SmsSdkAppId: settings['SMS_ACCOUNT'] ?? '',
        SignName: settings['SMS_SENDER'] ?? '',
        TemplateId: '1001',
        TemplateParamSet: Object.values(params),
        SessionContext: 'code-7',
      }),
    list: (settings) =>
      tencentClient(settings).PullSmsSendStatusByPhoneNumber({
        BeginTime: Math.floor(Date.now() / 1000) - 3_600,
        Offset: 0,
        Limit: 100,
        PhoneNumber: `+${home}`,
        SmsSdkAppId: settings['SMS_ACCOUNT'] ?? '',
      }),
  },
  twilio: {
    send: (settings) =>
      twilioClient(settings).messages.create({ to: `+${home}`, from: settings['SMS_SENDER'] ?? '', body: text }),
    list: (settings) => twilioClient(settings).messages.list({ to: `+${home}`, pageSize: 50, limit: 50 }),
  },
};

/** What a provider reads of a request. A signature, its time and its nonce differ each time; that both are right the simulator says. */
function meaningOf({ method, path, headers, raw }: SimulatorRequest) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const type = headers['content-type'] ?? '';
  const fields = type.startsWith('application/x-www-form-urlencoded') ? new URLSearchParams(raw) : undefined;
  const body = type.startsWith('application/json') ? (JSON.parse(raw) as Record<string, unknown>) : {};
  const named = Object.entries(headers).filter(([name]) =>
    /^x-(acs-(action|version|content-sha256)|tc-(action|version|region))$/.test(name),
  );
  const [scheme, credential] = (headers.authorization ?? '').split(/ |,/);
  return {
    method,
    pathname,
    type: type.split(';')[0],
    query: Object.fromEntries(searchParams),
    // Seconds of now.
    body: { ...body, ...Object.fromEntries(fields ?? []), ...('BeginTime' in body && { BeginTime: 'now' }) },
    named: Object.fromEntries(named),
    // The SDK of Tencent names the service after the first part of the host.
    authorization: [scheme, credential?.replace('/127/', '/sms/')],
  };
}

describe.each(Object.keys(sdks) as (keyof typeof sdks)[])('%s', (provider) => {
  let simulator: SmsSimulator;
  let requests: SimulatorRequest[];
  let settings: Settings;
  let tap: Awaited<ReturnType<typeof startHttpSimulator>>;
  const adapter = (change: Partial<Sms> = {}) =>
    smsCarrier({ ...none, ...settings } as unknown as ChosenSms)({ ...sms, ...change });

  beforeAll(async () => {
    simulator = await smsSimulators[provider]();
    const { host } = new URL(simulator.url);
    // Before the simulator, to see what comes; it passes on under the name that was signed.
    tap = await startHttpSimulator(async (request) => {
      requests.push(request);
      const { connection: _connection, 'content-length': _length, ...headers } = request.headers;
      const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
        const [hostname, port] = host.split(':');
        const sent = httpRequest({ hostname, port, path: request.path, method: request.method, headers }, (reply) => {
          const chunks: Buffer[] = [];
          reply.on('data', (chunk: Buffer) => chunks.push(chunk));
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
        });
        sent.on('error', reject);
        sent.end(request.raw);
      });
      return { status: answer.status, body: JSON.parse(answer.text) as unknown };
    });
    settings = { ...simulator.settings, SMS_URL: tap.url };
  });
  beforeEach(() => {
    requests = [];
    simulator.messages.splice(0);
  });
  afterAll(async () => {
    await tap.close();
    await simulator.close();
  });

  it('takes a message from the SDK, and the same one from the adapter', async () => {
    await sdks[provider].send(settings);
    await adapter();
    expect(simulator.messages).toHaveLength(2);
    expect(simulator.messages[1]).toEqual(simulator.messages[0]);
    const [theirs, ours] = requests.map(meaningOf);
    expect(ours).toEqual(theirs);
  });

  it('is asked for what it sent by the SDK, and the same way by the adapter', async () => {
    await sdks[provider].send(settings);
    requests = [];
    await sdks[provider].list(settings);
    await adapter({ repeat: true });
    expect(simulator.messages).toHaveLength(1);
    const [theirs, ours] = requests.map(meaningOf);
    expect(ours).toEqual(theirs);
  });

  it('takes nothing from an SDK with another key', async () => {
    await expect(sdks[provider].send({ ...settings, SMS_KEY: 'another-secret' })).rejects.toThrow();
    expect(simulator.messages).toEqual([]);
  });
});
