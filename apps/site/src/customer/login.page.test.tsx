import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveTo } from '../shared/installation/leave-to';
import { login, renderPage, type Replies } from '../testing/render-page';
import { LoginPage } from './login.page';

jest.mock('../shared/installation/leave-to', () => ({ leaveTo: jest.fn(() => Promise.resolve()) }));

const LOGIN = '/v2/user/login';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function submit(username = '13800138000', password = 'abc123') {
  await userEvent.clear(field('手机号或客户号'));
  await userEvent.type(field('手机号或客户号'), username);
  await userEvent.clear(field('登录密码'));
  await userEvent.type(field('登录密码'), password);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

const welcome: Replies = { [LOGIN]: () => ({ data: login }) };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  document.cookie.split('; ').forEach((pair) => (document.cookie = `${pair.split('=')[0]}=; max-age=0; path=/`));
});

test.each([
  ['/login?path=/user-center/assets/deposit', 'http://user.localhost/user-center/assets/deposit'],
  ['/login?path=%2Fnews%3Fpage%3D2', 'http://localhost/news?page=2'],
  ['/login?path=//evil.example/x', 'http://localhost/'],
  ['/login?path=https://evil.example', 'http://localhost/'],
  ['/login?path=/%5Cevil.example', 'http://localhost/'],
  ['/login', 'http://user.localhost/user-center/acctInfo'],
])('redirects %s to %s after the login', async (at, target) => {
  const { requestsTo } = renderPage(LoginPage, { at, replies: welcome });
  await submit();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(target));
  expect(requestsTo(LOGIN)).toEqual([
    { path: LOGIN, body: { username: '13800138000', password: 'abc123', platform: 1 } },
  ]);
  expect(document.cookie).toContain('username=880001');
});

test.each([
  ['/legal/terms#deposit', 'http://localhost/legal/terms#deposit'],
  ['/user-center/assets/transfer', 'http://user.localhost/user-center/assets/transfer'],
  ['//evil.example', 'http://user.localhost/user-center/acctInfo'],
  ['/user-center/assets/deposit?merchantId=M', 'http://user.localhost/user-center/acctInfo'],
])('uses the last page %s and redirects to %s if there is no path', async (last, target) => {
  document.cookie = `lastPage=${encodeURIComponent(JSON.stringify([['880001', last]]))}; path=/`;
  renderPage(LoginPage, { at: '/login', replies: welcome });
  await submit();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(target));
});

test('shows wrong credentials at the password field, keeps the input and signs nobody in', async () => {
  const { session } = renderPage(LoginPage, {
    at: '/login',
    replies: { [LOGIN]: () => ({ code: 'customer.credentials', msg: '手机号/客户号或密码不正确' }) },
  });
  await submit('880001', 'wrong1');
  await waitFor(() => expect(field('登录密码')).toHaveFocus());
  expect(field('登录密码')).toHaveAccessibleDescription('手机号/客户号或密码不正确');
  expect(field('登录密码')).toHaveValue('wrong1');
  expect(field('手机号或客户号')).toHaveValue('880001');
  expect(session.getState()).toEqual({});
  expect(leaveTo).not.toHaveBeenCalled();
});

test('shows the captcha if the gateway requires it, and a new one after each attempt', async () => {
  const answers = [
    { code: 'CAPTCHA', msg: '请输入图形验证码' },
    { code: 'customer.credentials', msg: '手机号/客户号或密码不正确' },
  ];
  const { requestsTo } = renderPage(LoginPage, {
    at: '/login',
    replies: { [LOGIN]: () => answers.shift() ?? { data: login } },
  });
  expect(screen.queryByLabelText('图形验证码')).not.toBeInTheDocument();
  await submit();
  const captcha = await screen.findByLabelText('图形验证码');
  expect(captcha).toHaveAccessibleDescription('请输入图形验证码');
  await waitFor(() => expect(captcha).toHaveFocus());

  const image = () => screen.getByRole('img').getAttribute('src') ?? '';
  await waitFor(() => expect(image()).toContain('random='));
  const first = image();
  await userEvent.type(captcha, '4821');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(image()).not.toBe(first));
  expect(captcha).toHaveValue('');
  const random = new URL(first, 'http://localhost').searchParams.get('random');
  expect(requestsTo(LOGIN)[1]?.body).toMatchObject({ validate: '4821', random, password: 'abc123' });

  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(captcha).toHaveAccessibleDescription('请输入图形验证码'));
  expect(requestsTo(LOGIN)).toHaveLength(2);
});

test('shows an error at both fields of an empty form and sends nothing', async () => {
  const { requests } = renderPage(LoginPage, { at: '/login' });
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(field('手机号或客户号')).toHaveFocus());
  expect(field('手机号或客户号')).toHaveAccessibleDescription('请输入手机号或客户号');
  expect(field('登录密码')).toHaveAccessibleDescription('请输入登录密码');
  expect(requests).toEqual([]);
});

test('shows a signed-in customer a link to continue instead of the form', async () => {
  document.cookie = 'token=T0; path=/';
  document.cookie = 'username=880002; path=/';
  renderPage(LoginPage, { at: '/login?path=/legal/terms' });
  expect(screen.getByText(/880002/)).toBeVisible();
  expect(screen.getByRole('link', { name: '继续' })).toHaveAttribute('href', 'http://localhost/legal/terms');
  expect(screen.queryByLabelText('登录密码')).not.toBeInTheDocument();
});

describe('the second step', () => {
  const asked = { code: 'FACTOR', msg: '请完成两步验证', options: { kinds: ['totp' as const] } };
  const code = () => screen.findByLabelText('身份验证器中的 6 位验证码');
  const verify = () => userEvent.click(screen.getByRole('button', { name: '验证并登录' }));

  test('signs in with the code, and shows a wrong one at its field', async () => {
    const wrong = { code: 'customer.factor', msg: '验证码不正确', fields: { factor: '验证码不正确' } };
    const answers = [asked, wrong];
    const { requestsTo } = renderPage(LoginPage, {
      at: '/login?path=/legal/terms',
      replies: { [LOGIN]: () => answers.shift() ?? { data: login } },
    });
    await submit();
    await userEvent.type(await code(), '000000');
    await verify();
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('验证码不正确'));
    await userEvent.clear(await code());
    await userEvent.type(await code(), '123456');
    await verify();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('http://localhost/legal/terms'));
    const typed = { username: '13800138000', password: 'abc123', platform: 1 };
    expect(requestsTo(LOGIN).map(({ body }) => body)).toEqual([
      typed,
      { ...typed, factor: { code: '000000' } },
      { ...typed, factor: { code: '123456' } },
    ]);
  });

  test('leads back to the form as it was typed, also when something else is refused', async () => {
    const answers = [asked, asked, { code: 'customer.credentials', msg: '手机号/客户号或密码不正确' }];
    renderPage(LoginPage, { at: '/login', replies: { [LOGIN]: () => answers.shift() ?? { data: login } } });
    await submit();
    await code();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    await waitFor(() => expect(field('登录密码')).toHaveValue('abc123'));
    await waitFor(() => expect(field('手机号或客户号')).toHaveValue('13800138000'));
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.type(await code(), '123456');
    await verify();
    await waitFor(() => expect(field('登录密码')).toHaveAccessibleDescription('手机号/客户号或密码不正确'));
  });

  test('asks for the captcha beside the code where the gateway requires it, and keeps the code', async () => {
    const answers = [asked, { code: 'CAPTCHA', msg: '请输入图形验证码' }];
    const { requestsTo } = renderPage(LoginPage, {
      at: '/login',
      replies: { [LOGIN]: () => answers.shift() ?? { data: login } },
    });
    await submit();
    await userEvent.type(await code(), '123456');
    await verify();
    const captcha = await screen.findByLabelText('图形验证码');
    expect(captcha).toHaveAccessibleDescription('请输入图形验证码');
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src') ?? '').toContain('random='));
    await userEvent.type(captcha, '4821');
    expect(await code()).toHaveValue('123456');
    await verify();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(requestsTo(LOGIN)[2]?.body).toMatchObject({ validate: '4821', factor: { code: '123456' } });
  });
});
