import { brandOf } from '@portal/brand';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { RegisterPage } from './register.page';

jest.mock('../shared/browser/own-time-zone', () => ({ ownTimeZone: () => 'Europe/London' }));

test('shows the notice instead of the form if the time zone belongs to an unsupported region', () => {
  renderPage(RegisterPage, { at: '/register' });
  expect(screen.getByText('暂不提供开户服务')).toBeInTheDocument();
  expect(screen.getByText(new RegExp(brandOf('eet').texts.unavailable))).toBeInTheDocument();
  expect(screen.queryByLabelText('手机号')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '立即开户' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '直接登录' })).toBeInTheDocument();
});

test('shows the form to a visitor who has corrected the guess on the home page', async () => {
  renderPage(RegisterPage, { at: '/register', state: { mobilePhone: '13800138000', isServed: true } });
  expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('random=')));
  expect(screen.queryByText('暂不提供开户服务')).not.toBeInTheDocument();
});

test('lets the visitor correct a wrong guess, and does not show the notice again', async () => {
  renderPage(RegisterPage, { at: '/register' });
  await userEvent.click(screen.getByRole('button', { name: '我在中国内地，继续开户' }));
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
  expect(screen.queryByText('暂不提供开户服务')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '其他国家或地区？' }));
  await userEvent.click(screen.getByRole('button', { name: '返回填写手机号' }));
  await waitFor(() => expect(screen.getByLabelText('手机号')).toBeVisible());
});
