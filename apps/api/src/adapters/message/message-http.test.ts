import { messageHttp } from './message-http';
import { startSmsSimulator } from './testing/sms-simulator';

let simulator: Awaited<ReturnType<typeof startSmsSimulator>>;
const sender = (change = {}) =>
  messageHttp(
    {
      SMS_URL: simulator.url,
      SMS_KEY: simulator.key,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...change,
    } as Parameters<typeof messageHttp>[0],
    'EET',
  );
const sms = { medium: 'sms', to: '8613800138000', text: '【EET】验证码 246810，5 分钟内有效' } as Parameters<
  ReturnType<typeof messageHttp>['send']
>[0];

beforeAll(async () => {
  simulator = await startSmsSimulator();
});
afterAll(() => simulator.close());
afterEach(() => simulator.restore());

it('sends an SMS to the carrier with its key', async () => {
  await sender().send(sms);
  expect(simulator.messages).toEqual([{ to: sms.to, text: sms.text }]);
  expect(simulator.codeFor('13800138000')).toBe('246810');
});

it('throws if the carrier refuses the key', async () => {
  await expect(sender({ SMS_KEY: 'another' }).send(sms)).rejects.toThrow('SMS carrier answered 401');
});

it.each([
  ['a server error', () => ({ status: 503 })],
  ['a redirect', () => ({ status: 302 })],
  ['a cut connection', () => undefined],
])('throws on %s', async (_what, answer) => {
  simulator.failWith(answer);
  await expect(sender().send(sms)).rejects.toThrow();
});

it('throws if the mail server is unavailable', async () => {
  await expect(sender().send({ ...sms, medium: 'email', to: 'a@b.cn' } as typeof sms)).rejects.toThrow();
});
