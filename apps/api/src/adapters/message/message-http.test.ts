import { messageHttp } from './message-http';
import { startMailSimulator } from './testing/mail-simulator';
import { startSmsSimulator } from './testing/sms-simulator';

let simulator: Awaited<ReturnType<typeof startSmsSimulator>>;
let mail: Awaited<ReturnType<typeof startMailSimulator>>;
const sender = (change = {}) =>
  messageHttp(
    {
      SMS_PROVIDER: 'http',
      SMS_URL: simulator.url,
      SMS_KEY: simulator.key,
      SMTP_URL: mail.url,
      MAIL_FROM: 'no-reply@broker.com',
      SITE_ORIGIN: 'https://www.broker.com',
      ...change,
    } as Parameters<typeof messageHttp>[0],
    'EET',
  );
const sms = { medium: 'sms', to: '8613800138000', text: '【EET】验证码 246810，5 分钟内有效' } as Parameters<
  ReturnType<typeof messageHttp>['send']
>[0];

beforeAll(async () => {
  simulator = await startSmsSimulator();
  mail = await startMailSimulator();
});
afterAll(async () => {
  await simulator.close();
  await mail.close();
});
afterEach(() => simulator.restore());

it('sends an SMS to the carrier with its key', async () => {
  await sender().send(sms);
  expect(simulator.messages).toEqual([{ to: sms.to, text: sms.text }]);
  expect(await simulator.codeFor('13800138000')).toBe('246810');
});

it('throws if the carrier refuses the key', async () => {
  await expect(sender({ SMS_KEY: 'another' }).send(sms)).rejects.toThrow('SMS carrier answered 401');
});

it.each([
  ['a server error', () => ({ status: 503 })],
  ['a redirect', () => ({ status: 302 })],
  ['a cut connection', () => undefined],
  ['a list', () => ({ status: 200, body: [{ taken: true }] })],
  ['a number as text', () => ({ status: 200, body: '12' })],
  ['10 MB', () => ({ status: 200, body: { id: 'x'.repeat(10_000_000) } })],
])('throws on %s', async (_what, answer) => {
  simulator.failWith(answer);
  await expect(sender().send(sms)).rejects.toThrow();
});

it('takes an object for an answer to a message, and not to one without a recipient', async () => {
  simulator.failWith(() => ({ status: 200, body: { id: '7' } }));
  await sender().send(sms);
  await expect(sender().probe('sms')).rejects.toThrow('SMS carrier took a message without a recipient');
});

const letter = {
  medium: 'email',
  to: 'li@qq.com',
  kind: 'resetPwd',
  text: '【EET】验证码 246810，5 分钟内有效',
} as const;
const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(mail.mails.at(-1)?.raw ?? '')?.[1];

it('sends mail from MAIL_FROM, and names the site and not this machine', async () => {
  await sender().send(letter);
  expect(mail.mails.at(-1)).toMatchObject({
    greeting: 'www.broker.com',
    from: 'no-reply@broker.com',
    to: ['li@qq.com'],
  });
  expect(header('From')).toBe('EET <no-reply@broker.com>');
  expect(header('To')).toBe('li@qq.com');
  expect(header('Message-ID')).toMatch(/^<[\w-]+@www\.broker\.com>$/);
  expect(header('Date')).toBeDefined();
});

it('names the page on which mails of a kind are switched off, where there is one', async () => {
  await sender().send(letter);
  expect(header('List-Unsubscribe')).toBeUndefined();
  const unsubscribe = 'https://user.broker.com/user-center/settings#messages';
  await sender().send({ ...letter, mail: { subject: '入金成功', html: '<p>入金成功</p>', unsubscribe } });
  expect(header('List-Unsubscribe')).toBe(`<${unsubscribe}>`);
});

it('gives every mail an id of its own', async () => {
  await sender().send(letter);
  const first = header('Message-ID');
  await sender().send(letter);
  expect(header('Message-ID')).not.toBe(first);
});

it('shows the name of MAIL_FROM where it has one', async () => {
  await sender({ MAIL_FROM: '示例经纪 <no-reply@broker.com>' }).send(letter);
  expect(header('From')).toMatch(/^=\?UTF-8\?B\?56S65L6L57uP57qq\?= <no-reply@broker\.com>$/);
});

it('sends to one recipient, whatever the address looks like', async () => {
  const before = mail.mails.length;
  await sender()
    .send({ ...letter, to: 'li@qq.com, wang@qq.com' })
    .catch(() => undefined);
  expect(mail.mails.slice(before).map(({ to }) => to)).toEqual([[expect.stringMatching(/^[^@]*li@qq/)]]);
});

it.each([
  ['the mail server is unavailable', () => sender({ SMTP_URL: 'smtp://127.0.0.1:1' })],
  ['MAIL_FROM is missing', () => sender({ MAIL_FROM: '' })],
])('throws if %s', async (_what, makeSender) => {
  await expect(makeSender().send(letter)).rejects.toThrow();
});

it('throws if the server refuses the recipient', async () => {
  mail.setRefusing(true);
  await expect(sender().send(letter)).rejects.toThrow('550');
  mail.setRefusing(false);
});

it('gives up on a server that stays silent', async () => {
  mail.setSilent(true);
  const begun = performance.now();
  await expect(sender().send(letter)).rejects.toThrow();
  expect(performance.now() - begun).toBeLessThan(12_000);
  mail.setSilent(false);
}, 20_000);
