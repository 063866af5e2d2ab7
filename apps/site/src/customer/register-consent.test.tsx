import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { RegisterPage } from './register.page';

const CONFIG = '/v2/common/getCommonConfig';
const CREATE = '/v2/customer/createAccount';
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
  text('1041', 'identity', '身份信息处理同意书'),
  text('1043', 'marketing', '营销信息同意书'),
];
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const consent = () => screen.getByRole('checkbox', { name: /我已阅读并同意/ });

test('names each document of the registration, and asks for marketing apart, unchecked', async () => {
  const { requestsTo } = renderPage(RegisterPage, {
    at: '/register',
    replies: {
      [CONFIG]: () => ({ data: { agreements } }),
      '/v2/customer/sendOpenMessage': () => ({ data: { resendAfter: 60 } }),
      [CREATE]: () => ({ code: 'CONSENT', msg: '请重新阅读', fields: { agreements: '请重新阅读' } }),
    },
  });
  await screen.findByRole('link', { name: '《客户协议》' });
  expect(consent()).toHaveAccessibleName(/^我已阅读并同意 ?《客户协议》 ?《免责声明》$/);
  const marketing = screen.getByRole('checkbox', { name: /活动与产品信息.*《营销信息同意书》/ });
  expect(marketing).not.toBeChecked();
  await userEvent.type(field('手机号'), '13800138000');
  await userEvent.type(field('图形验证码'), '4821');
  await press('获取验证码');
  await userEvent.type(field('短信验证码'), '135790');
  await userEvent.type(field('登录密码'), 'abc123');
  await userEvent.click(consent());
  await userEvent.click(marketing);
  await press('立即开户');
  await waitFor(() => expect(consent()).toHaveAccessibleDescription('请重新阅读'));
  const sent = ['1011', '1013', '1043'].map((id) => ({ id, version: '1.0.0' }));
  expect(requestsTo(CREATE)[0]?.body).toMatchObject({ agreements: sent });
  await waitFor(() => expect(requestsTo(CONFIG)).toHaveLength(2));
});
