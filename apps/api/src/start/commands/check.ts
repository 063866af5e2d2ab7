import { brandOf } from '@portal/brand';
import { readMailbox } from '../../adapters/message/mail-address';
import { mailTransport } from '../../adapters/message/mail-transport';
import { requiredSms, smsAdapter, smsCarrier } from '../../adapters/message/sms/sms-adapters';
import { RecipientPausedError, RefusedError } from '../../ports';
import { checkInstallation, type CheckLine } from '../checks/check-installation';
import { inspectEnv, type Env } from '../env/env';
import { unreachable } from '../checks/unreachable';
import { CommandError, textOf, type Command } from './command';

/** What a production start would refuse, and which outside party cannot be reached. */
export const check: Command = {
  usage: '[--send-mail 邮箱] [--send-sms 手机号] [--json]',
  summary: `检查本机的生产设置、数据库参数、各外部系统与时钟
  --send-mail you@example.com   另寄一封测试邮件
  --send-sms 13800138000        另发一条测试短信；其他国家或地区须带区号，如 85291234567
  --json                        以 JSON 输出

有一项不通过时退出码为 1。输出不含任何设置的值。`,
  options: { 'send-mail': { type: 'string' }, 'send-sms': { type: 'string' }, json: { type: 'boolean' } },
  words: [0, 0],
  async run({ env: source, options, terminal }) {
    const [mail, phone] = [textOf(options, 'send-mail'), textOf(options, 'send-sms')];
    if (mail !== undefined && readMailbox(mail)?.address !== mail)
      throw new CommandError('--send-mail 须为一个邮箱地址。');
    if (phone !== undefined && !/^\d{8,15}$/.test(phone)) throw new CommandError('--send-sms 须为 8 到 15 位数字。');
    const { env } = inspectEnv({ ...source, MODE: 'production' });
    const lines = [
      ...(await checkInstallation(source)),
      ...(mail === undefined ? [] : [await sendMail(env, mail)]),
      ...(phone === undefined ? [] : [await sendSms(env, phone)]),
    ];
    if (options['json']) terminal.print(JSON.stringify(lines));
    else for (const { ok, text } of lines) terminal.print(`${ok ? '✓' : '✗'} ${text}`);
    return lines.every(({ ok }) => ok) ? 0 : 1;
  },
};

const brandName = (env: Env) => brandOf(env.BRAND).name;

async function sendMail(env: Env, to: string): Promise<CheckLine> {
  if (env.SMTP_URL === '' || !readMailbox(env.MAIL_FROM))
    return { ok: false, text: '测试邮件没有寄出：请先设置 SMTP_URL 与 MAIL_FROM' };
  try {
    const transport = await mailTransport(env, brandName(env));
    await transport.send({ to, subject: `【${brandName(env)}】测试邮件`, text: '这是一封测试邮件，无须回复。' });
    return { ok: true, text: '测试邮件已交给邮件服务器：请在收件箱与垃圾邮件里查看' };
  } catch (error) {
    return { ok: false, text: `测试邮件没有寄出。${unreachable('邮件服务器', error)}` };
  }
}

async function sendSms(env: Env, phone: string): Promise<CheckLine> {
  const { faults, key } = smsAdapter(env.SMS_PROVIDER);
  const required = requiredSms(env);
  if (required.some((name) => env[name] === ''))
    return { ok: false, text: `测试短信没有发出：请先设置 ${required.join(' 与 ')}` };
  const [wrong] = faults?.(env) ?? [];
  if (wrong !== undefined) return { ok: false, text: `测试短信没有发出：${wrong}` };
  const to = /^1\d{10}$/.test(phone) ? `86${phone}` : phone;
  try {
    const text = '这是一条测试短信，无须回复。';
    const parts = { template: 'notice', params: { title: '测试短信', text } } as const;
    await smsCarrier(env)({ to, kind: 'test', text: `【${brandName(env)}】${text}`, parts });
    return { ok: true, text: '测试短信已交给短信通道：请查看手机' };
  } catch (error) {
    const reason =
      error instanceof RefusedError || error instanceof RecipientPausedError
        ? `短信通道回答 ${error.code}：请核对 ${key.join('、')}、签名与号码`
        : unreachable('短信通道', error);
    return { ok: false, text: `测试短信没有发出。${reason}` };
  }
}
