import { tmpdir } from 'node:os';
import { startMailSimulator } from '../../adapters/message/testing/mail-simulator';
import { startSmsSimulator } from '../../adapters/message/testing/sms-simulator';
import { ops } from './testing/back-office';

let mail: Awaited<ReturnType<typeof startMailSimulator>>;
let sms: Awaited<ReturnType<typeof startSmsSimulator>>;
beforeAll(async () => {
  mail = await startMailSimulator();
  sms = await startSmsSimulator();
});
afterAll(async () => {
  await mail.close();
  await sms.close();
});

const check = (args: string[], settings: Record<string, string> = {}) =>
  ops(['check', ...args], {
    DATA_DIR: tmpdir(),
    SITE_ORIGIN: 'https://www.broker.com',
    USER_CENTER_ORIGIN: 'https://user.broker.com',
    COOKIE_DOMAIN: 'broker.com',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@broker.com',
    SMS_URL: sms.url,
    SMS_KEY: sms.key,
    ...settings,
  });

it('sends one mail and one SMS, and says what came of them', async () => {
  const { out, code } = await check(['--send-mail', 'you@qq.com', '--send-sms', '13800138000']);
  expect(out).toContain('✓ 测试邮件已交给邮件服务器：请在收件箱与垃圾邮件里查看');
  expect(out).toContain('✓ 测试短信已交给短信通道：请查看手机');
  // Other settings are missing here.
  expect(code).toBe(1);
  expect(mail.mails.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'no-reply@broker.com', to: ['you@qq.com'] },
  ]);
  expect(sms.messages).toEqual([{ to: '8613800138000', text: expect.stringContaining('测试短信') }]);
});

it('says why nothing was sent', async () => {
  mail.setRefusing(true);
  const refused = await check(['--send-mail', 'you@qq.com', '--send-sms', '85291234567'], { SMS_KEY: 'another-key' });
  mail.setRefusing(false);
  expect(refused.out).toContain('✗ 测试邮件没有寄出。邮件服务器无法连接（EENVELOPE）：对方拒收发件人或收件人');
  expect(refused.out).toContain('✗ 测试短信没有发出。短信通道回答 401：请核对 SMS_KEY');
  expect(refused.out).not.toContain('another-key');
  const missing = await check(['--send-mail', 'you@qq.com', '--send-sms', '13800138000'], {
    MAIL_FROM: '',
    SMS_URL: '',
  });
  expect(missing.out).toContain('✗ 测试邮件没有寄出：请先设置 SMTP_URL 与 MAIL_FROM');
  expect(missing.out).toContain('✗ 测试短信没有发出：请先设置 SMS_URL 与 SMS_KEY');
});

it.each([
  [['--send-mail', 'you'], '--send-mail 须为一个邮箱地址。'],
  [['--send-mail', 'you@qq.com,me@qq.com'], '--send-mail 须为一个邮箱地址。'],
  [['--send-sms', '138'], '--send-sms 须为 8 到 15 位数字。'],
])('refuses %j before anything is sent', async (args, line) => {
  expect(await check(args)).toEqual({ code: 1, out: '', error: `${line}\n` });
});

it('prints JSON', async () => {
  const { out } = await check(['--json']);
  expect(JSON.parse(out)).toContainEqual({ ok: true, text: '短信通道可以连接' });
});
