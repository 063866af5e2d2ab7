import { brandOf } from '@portal/brand';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveTo } from '../shared/installation/leave-to';
import { login, renderPage, type Replies } from '../testing/render-page';
import { RegisterPage } from './register.page';

jest.mock('../shared/installation/leave-to', () => ({ leaveTo: jest.fn(() => new Promise(() => undefined)) }));

const SEND = '/v2/customer/sendOpenMessage';
const CONFIG = '/v2/common/getCommonConfig';
const CREATE = '/v2/customer/createAccount';
const LEVEL = '/v2/user/validateBrandLevel';
const { code: brandCode, signature, levels } = brandOf('eet');

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const captchaSrc = () => screen.getByRole('img', { name: /四位数字/ }).getAttribute('src') ?? '';
const randomOf = (src: string) => new URL(src, 'http://localhost').searchParams.get('random');

const text = (id: string, kind: string, title: string) => ({
  id,
  for: kind,
  title,
  version: '1.0.0',
  href: `/legal/${id}`,
});
const agreements = [
  text('1011', 'register', '客户协议'),
  text('1013', 'register', '免责声明'),
  text('1043', 'marketing', '营销信息同意书'),
];
const consent = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ });

async function open(replies: Replies, at = '/register', state?: unknown) {
  const page = renderPage(RegisterPage, {
    at,
    state,
    replies: { [CONFIG]: () => ({ data: { agreements } }), ...replies },
  });
  await screen.findByRole('link', { name: '《客户协议》' });
  await waitFor(() => expect(captchaSrc()).toContain('/v2/user/captcha?random='));
  return page;
}

const CHECK = '/v2/customer/checkPhone';

test('reports a registered phone, with a link to the login, once its number is complete and before the captcha', async () => {
  const { requestsTo, place } = await open(
    { [CHECK]: () => ({ data: { registered: true } }) },
    '/register?inviteCode=M3PAACEC&utm_source=spec',
  );
  await userEvent.type(field('手机号'), '1380013800');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(requestsTo(CHECK)).toEqual([]);
  await userEvent.type(field('手机号'), '0');
  await waitFor(() => expect(field('手机号')).toHaveAccessibleDescription(/该手机号已注册，请直接登录/));
  expect(requestsTo(CHECK)).toEqual([{ path: CHECK, body: { mobilePhone: '13800138000', mobilePrefix: '86' } }]);
  expect(requestsTo(SEND)).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '用该手机号登录' }));
  await waitFor(() =>
    expect(place).toEqual({
      current: '/login?inviteCode=M3PAACEC&utm_source=spec',
      state: { mobilePhone: '13800138000' },
    }),
  );
});

test('removes the message about a registered phone when the number changes', async () => {
  const { requestsTo } = await open({
    [CHECK]: ({ mobilePhone }) => ({ data: { registered: mobilePhone === '13800138000' } }),
  });
  await userEvent.type(field('手机号'), '13800138000');
  await screen.findByRole('link', { name: '用该手机号登录' });
  await userEvent.type(field('手机号'), '{Backspace}1');
  expect(screen.queryByRole('link', { name: '用该手机号登录' })).not.toBeInTheDocument();
  await waitFor(() => expect(requestsTo(CHECK)).toHaveLength(2));
  expect(field('手机号')).not.toHaveAccessibleDescription(/已注册/);
});

test('shows no error if the phone cannot be checked', async () => {
  const { requestsTo } = await open({ [CHECK]: () => 'unreachable' });
  await userEvent.type(field('手机号'), '13800138000');
  await waitFor(() => expect(requestsTo(CHECK)).toHaveLength(1));
  expect(field('手机号')).toBeValid();
});

async function fill() {
  await userEvent.type(field('手机号'), '13800138000');
  await userEvent.type(field('图形验证码'), '4821');
}

beforeEach(() => {
  jest.clearAllMocks();
  document.cookie.split('; ').forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`));
});

test('registers, stores the session and continues to the deposit guide', async () => {
  document.cookie = `campaign=${encodeURIComponent(JSON.stringify({ first: { ref: 'a' }, last: { ref: 'b' } }))}`;
  const { requestsTo } = await open({
    [SEND]: () => ({ data: { resendAfter: 60 } }),
    [CREATE]: () => ({ data: login }),
  });
  await fill();
  const random = randomOf(captchaSrc());
  await press('获取验证码');
  await waitFor(() => expect(field('短信验证码')).toHaveFocus());
  await userEvent.type(field('短信验证码'), '135790');
  await userEvent.type(field('登录密码'), 'abc123');
  await userEvent.click(consent());
  await press('立即开户');

  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('http://user.localhost/user-center/deposit-guide'));
  const trackParameters = { first: { ref: 'a' }, last: { ref: 'b' } };
  const common = { signature, nationCode: '86', mobilePhone: '13800138000', trackParameters };
  expect(requestsTo(SEND)).toEqual([{ path: SEND, body: { ...common, validate: '4821', random } }]);
  const sent = ['1011', '1013'].map((id) => ({ id, version: '1.0.0' }));
  expect(requestsTo(CREATE)).toEqual([
    { path: CREATE, body: { ...common, verifyCode: '135790', password: 'abc123', platform: 1, agreements: sent } },
  ]);
  expect(document.cookie).toContain('token=T1');
  // Still navigating: the notice for signed-in customers does not replace the form.
  expect(screen.getByRole('button', { name: '立即开户' })).toHaveAttribute('aria-busy', 'true');
});

test('says what an inviter and an introducer get, and who pays it', async () => {
  await open({});
  expect(screen.getByLabelText(/^邀请码/)).toHaveAccessibleDescription(
    /介绍人按您的交易手数取得佣金；都由我们支付，不增加您的费用/,
  );
});

test('sends nothing from an empty form, shows an error at each field and focuses the first', async () => {
  const { requests } = await open({});
  await press('立即开户');
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  expect(field('手机号')).toHaveAccessibleDescription('请输入手机号');
  expect(field('图形验证码')).toHaveAccessibleDescription('请输入图形验证码');
  expect(field('短信验证码')).toHaveAccessibleDescription('请输入短信验证码');
  expect(field('登录密码')).toHaveAccessibleDescription(expect.stringContaining('请输入登录密码'));
  expect(consent()).toBeInvalid();
  expect(requests.map(({ path }) => path)).toEqual([CONFIG]);
});

test('requests no code without a complete phone and a captcha', async () => {
  const { requests } = await open({});
  await userEvent.type(field('手机号'), '1380013');
  await press('获取验证码');
  await waitFor(() => expect(field('手机号')).toHaveFocus());
  expect(field('手机号')).toHaveAccessibleDescription('请输入 11 位手机号');
  expect(field('图形验证码')).toHaveAccessibleDescription('请输入图形验证码');
  expect(requests.map(({ path }) => path)).toEqual([CONFIG]);
});

test('shows a new image and keeps the other input if the captcha is wrong', async () => {
  await open({ [SEND]: () => ({ code: 'customer.captcha', msg: '图形验证码不正确，请重新输入' }) });
  await userEvent.type(field('登录密码'), 'abc123');
  await fill();
  const before = captchaSrc();
  await press('获取验证码');
  await waitFor(() => expect(captchaSrc()).not.toBe(before));
  expect(field('图形验证码')).toHaveAccessibleDescription('图形验证码不正确，请重新输入');
  await waitFor(() => expect(field('图形验证码')).toHaveFocus());
  expect(field('图形验证码')).toHaveValue('');
  expect(field('手机号')).toHaveValue('13800138000');
  expect(field('登录密码')).toHaveValue('abc123');
});

test('keeps the captcha that sent a code until the next send, which needs a new one', async () => {
  const { requestsTo } = await open({ [SEND]: () => ({ data: { resendAfter: 0 } }) });
  await fill();
  const before = captchaSrc();
  await press('获取验证码');
  await waitFor(() => expect(requestsTo(SEND)).toHaveLength(1));
  expect(captchaSrc()).toBe(before);

  await press('获取验证码');
  await waitFor(() => expect(captchaSrc()).not.toBe(before));
  expect(field('图形验证码')).toHaveAccessibleDescription('请输入新的图形验证码，再获取短信验证码');
  expect(requestsTo(SEND)).toHaveLength(1);

  await userEvent.type(field('图形验证码'), '1111');
  await press('获取验证码');
  await waitFor(() => expect(requestsTo(SEND)).toHaveLength(2));
  expect(requestsTo(SEND)[1]?.body).toMatchObject({ validate: '1111', random: randomOf(captchaSrc()) });
});

test('offers the login with the phone if the gateway reports it as registered', async () => {
  const { place } = await open({
    [SEND]: () => ({
      code: 'customer.registered',
      msg: '该手机号已注册，请直接登录',
      fields: { mobilePhone: '该手机号已注册，请直接登录' },
    }),
  });
  await fill();
  await press('获取验证码');
  const link = await screen.findByRole('link', { name: '用该手机号登录' });
  expect(field('手机号')).toHaveAccessibleDescription(expect.stringContaining('该手机号已注册'));
  await userEvent.click(link);
  await waitFor(() => expect(place).toEqual({ current: '/login', state: { mobilePhone: '13800138000' } }));
});

test.each([
  ['customer.code', '短信验证码'],
  ['customer.inviteCode', '邀请码'],
])('shows the refusal %s at the field %s and keeps the input', async (code, label) => {
  const { requestsTo } = await open(
    { [SEND]: () => ({ data: { resendAfter: 60 } }), [CREATE]: () => ({ code, msg: '这里不对' }) },
    '/register?inviteCode=FRIEND8',
  );
  await fill();
  await press('获取验证码');
  await userEvent.type(field('短信验证码'), '135790');
  await userEvent.type(field('登录密码'), 'abc123');
  await userEvent.click(consent());
  await press('立即开户');
  await waitFor(() =>
    expect(screen.getByLabelText(new RegExp(label))).toHaveAccessibleDescription(expect.stringContaining('这里不对')),
  );
  await waitFor(() => expect(screen.getByLabelText(new RegExp(label))).toHaveFocus());
  expect(requestsTo(CREATE)[0]?.body).toMatchObject({ inviteCode: 'FRIEND8' });
  expect(field('短信验证码')).toHaveValue('135790');
  expect(field('登录密码')).toHaveValue('abc123');
  expect(consent()).toBeChecked();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('reports a network error, and sends the same input again on the next attempt', async () => {
  const { requestsTo } = await open({ [SEND]: () => 'unreachable' });
  await fill();
  await press('获取验证码');
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后重试');
  await waitFor(() => expect(field('图形验证码')).toHaveValue('4821'));
  await press('获取验证码');
  await waitFor(() => expect(requestsTo(SEND)).toHaveLength(2));
});

test('fills in the phone typed on the previous page, and cleans a pasted phone', async () => {
  await open({}, '/register', { mobilePhone: '13900139000' });
  expect(field('手机号')).toHaveValue('13900139000');
  await userEvent.clear(field('手机号'));
  await userEvent.click(field('手机号'));
  await userEvent.paste('+86 138-0013-8000');
  expect(field('手机号')).toHaveValue('13800138000');
});

test('shows the notice instead of the form if the visitor selects another country or region', async () => {
  await open({});
  await press('其他国家或地区？');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(brandOf('eet').texts.unavailable));
  expect(screen.queryByRole('button', { name: '立即开户' })).not.toBeInTheDocument();
  await press('返回填写手机号');
  await waitFor(() => expect(field('手机号')).toBeVisible());
});

async function registerAtLevel(at: string, level: Replies[string]) {
  const page = await open(
    { [SEND]: () => ({ data: { resendAfter: 60 } }), [CREATE]: () => ({ data: login }), [LEVEL]: level },
    at,
  );
  await fill();
  await press('获取验证码');
  await waitFor(() => expect(field('短信验证码')).toHaveFocus());
  await userEvent.type(field('短信验证码'), '135790');
  await userEvent.type(field('登录密码'), 'abc123');
  await userEvent.click(consent());
  await press('立即开户');
  await waitFor(() => expect(page.requestsTo(CREATE)).toHaveLength(1));
  return page;
}

test.each([
  ['standard', 'STD'],
  ['STD', 'STD'],
  ['vip', 'DIA'],
] as const)('registers at the level of ?level=%s and shows its terms', async (requests, code) => {
  const { name, minDeposit, leverage, stopOut } = levels[code];
  const { requestsTo } = await registerAtLevel(`/register?level=${requests}`, () => ({
    data: { allowed: true, minDeposit, leverage, stopOut },
  }));
  expect(requestsTo(LEVEL)).toEqual([{ path: LEVEL, body: { brandCode, level: code } }]);
  expect(screen.getByText(`账户级别：${name}`)).toBeVisible();
  expect(document.body).toHaveTextContent(`最高杠杆 1:${leverage}，强平线 ${stopOut}%`);
  expect(requestsTo(CREATE)[0]?.body).toMatchObject({ level: code });
});

test('registers without a level if the gateway does not allow it, and shows why', async () => {
  const { requestsTo } = await registerAtLevel('/register?level=gold', () => ({
    data: { allowed: false, reason: { code: 'customer.level', msg: '暂不提供该账户级别' } },
  }));
  expect(requestsTo(LEVEL)).toEqual([{ path: LEVEL, body: { brandCode, level: 'gold' } }]);
  expect(document.body).toHaveTextContent('暂不提供该账户级别。您可以继续注册');
  expect(requestsTo(CREATE)[0]?.body).not.toHaveProperty('level');
});

test('sends no level that the gateway did not confirm', async () => {
  const { requestsTo } = await registerAtLevel('/register?level=vip', () => 'unreachable');
  expect(requestsTo(CREATE)[0]?.body).not.toHaveProperty('level');
});
