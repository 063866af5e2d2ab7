import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Replies } from '../testing/render-page';
import { ForgetPasswordPage } from './forget-password.page';

const SEND = '/v2/user/getResetPwdCaptcha';
const VERIFY = '/v2/user/validResetPwdCaptcha';
const RESET = '/v2/user/resetPwd';
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function toNewPassword(replies: Replies) {
  const page = renderPage(ForgetPasswordPage, {
    at: '/forget-password',
    replies: {
      [SEND]: () => ({ data: { resendAfter: 60 } }),
      [VERIFY]: () => ({ data: { ticket: 'K1' } }),
      ...replies,
    },
  });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toContain('random='));
  await userEvent.type(field('手机号'), '13800138000');
  await userEvent.type(field('图形验证码'), '4821');
  await press('获取验证码');
  await userEvent.type(field('短信验证码'), '246810');
  await press('下一步');
  return page;
}

test('verifies the phone, sets a new password and links to the login', async () => {
  const { requestsTo, place } = await toNewPassword({ [RESET]: () => ({ data: null }) });
  await userEvent.type(await screen.findByLabelText('登录密码'), 'abc123');
  await press('重置密码');
  await userEvent.click(await screen.findByRole('link', { name: '用新密码登录' }));
  await waitFor(() => expect(place).toEqual({ current: '/login', state: { mobilePhone: '13800138000' } }));
  await waitFor(() =>
    expect(requestsTo(SEND)[0]?.body).toMatchObject({ mobilePhone: '13800138000', nationCode: '86', validate: '4821' }),
  );
  await waitFor(() =>
    expect(requestsTo(VERIFY)[0]?.body).toEqual({ mobilePhone: '13800138000', verifyCode: '246810' }),
  );
  await waitFor(() => expect(requestsTo(RESET)[0]?.body).toEqual({ ticket: 'K1', password: 'abc123' }));
});

test('shows a wrong code at its field and stays on the step', async () => {
  await toNewPassword({ [VERIFY]: () => ({ code: 'customer.code', msg: '验证码不正确或已失效' }) });
  await waitFor(() => expect(field('短信验证码')).toHaveFocus());
  expect(field('短信验证码')).toHaveAccessibleDescription(expect.stringContaining('验证码不正确或已失效'));
  expect(screen.queryByLabelText('登录密码')).not.toBeInTheDocument();
});

test('returns to the phone step, with the phone filled in, if the ticket has expired', async () => {
  await toNewPassword({ [RESET]: () => ({ code: 'customer.ticket', msg: '验证已失效，请重新验证手机号' }) });
  await userEvent.type(await screen.findByLabelText('登录密码'), 'abc123');
  await press('重置密码');
  expect(await screen.findByRole('alert')).toHaveTextContent('验证已失效');
  await waitFor(() => expect(field('手机号')).toHaveValue('13800138000'));
});

test('does not send a password that breaks the rule', async () => {
  const { requestsTo } = await toNewPassword({});
  await userEvent.type(await screen.findByLabelText('登录密码'), 'abc!');
  await press('重置密码');
  await waitFor(() => expect(field('登录密码')).toBeInvalid());
  expect(requestsTo(RESET)).toEqual([]);
});
