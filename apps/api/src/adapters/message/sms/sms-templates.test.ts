import { templateFaults, templateOf } from './sms-templates';

const whole = 'code=T1:code+minutes,notice=T2:title,security=T3:title+ticket@别名';
const code = { template: 'code', params: { code: '246810', purpose: '银行出金', minutes: '5' } } as const;
const notice = { template: 'notice', params: { title: '入金成功', text: '…' } } as const;
const security = { template: 'security', params: { ...notice.params, ticket: '7-ab' } } as const;
const idOf = (text: string, kind: string, parts: Parameters<typeof templateOf>[1]['parts'], to = '8613800138000') =>
  templateOf(text, { kind, parts, to }).id;

it('takes a template for each kind', () => {
  expect(templateFaults(whole)).toEqual([]);
});

it.each([
  ['', ['code', 'notice', 'security'].map((kind) => `SMS_TEMPLATES 缺少 ${kind} 的模板`)],
  ['code=T1:minutes,notice=T2:title,security=T3:ticket', ['SMS_TEMPLATES 里 code 的模板没有变量 code']],
  ['code=T1:code,notice=T2:,security=T3:title', ['SMS_TEMPLATES 里 security 的模板没有变量 ticket']],
  ['abroad.code=T1:code,notice=T2:,security=T3:ticket', ['SMS_TEMPLATES 缺少 code 的模板']],
])('names what is missing in %j', (text, lines) => {
  expect(templateFaults(text)).toEqual(lines);
});

it.each([
  'nonsense',
  'code=T1',
  'code=T 1:code',
  'code=T1:code+secret',
  `${whole},withdraw.9=T4:title`,
  `${whole},resetPwd=T4:title`,
  `${whole},withdraw.3=T4:code`,
  `${whole},toString=T4:title`,
  `${whole},code=T4:code@`,
])('refuses %s, without its value', (text) => {
  expect(templateFaults(text)).toEqual([expect.stringMatching(/^环境变量 SMS_TEMPLATES 的值无效：须为/)]);
});

it('gives the values in the order of the template, and its signature', () => {
  expect(templateOf(whole, { kind: 'customer.password', parts: security, to: '8613800138000' })).toEqual({
    id: 'T3',
    params: [
      ['title', '入金成功'],
      ['ticket', '7-ab'],
    ],
    sign: '别名',
  });
});

it('prefers the template of the kind of message', () => {
  const text = `${whole},resetPwd=T5:code,withdraw.3=T6:title+text`;
  expect([idOf(text, 'resetPwd', code), idOf(text, 'withdraw', code)]).toEqual(['T5', 'T1']);
  expect([idOf(text, 'withdraw.3', notice), idOf(text, 'deposit.paid', notice)]).toEqual(['T6', 'T2']);
});

it('passes over a template that needs what the message does not have', () => {
  const text = `${whole},customer.closing=T7:title+ticket`;
  expect([idOf(text, 'customer.closing', security), idOf(text, 'customer.closing', notice)]).toEqual(['T7', 'T2']);
});

it('has templates for phones abroad, and else those at home', () => {
  const text = `${whole},abroad.code=T8:code`;
  expect([idOf(text, 'open', code, '85291234567'), idOf(text, 'open', code)]).toEqual(['T8', 'T1']);
  expect(idOf(text, 'deposit.paid', notice, '85291234567')).toBe('T2');
});

it('says that there is none', () => {
  expect(() => idOf('notice=T2:title', 'open', code)).toThrow(expect.objectContaining({ code: 'SMS_TEMPLATES' }));
  expect(() => idOf(whole, 'open', undefined)).toThrow();
});
