import { brandOf } from '@portal/brand';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../testing/render-page';
import { OpenSteps } from './open-steps';

jest.mock('../shared/browser/own-time-zone', () => ({ ownTimeZone: () => 'Europe/London' }));

test('shows the notice in the place of the first field if the time zone belongs to an unsupported region', async () => {
  renderPage(OpenSteps, { at: '/' });
  expect(await screen.findByText('暂不提供开户服务')).toBeInTheDocument();
  expect(screen.getByText(new RegExp(brandOf('eet').texts.unavailable))).toBeInTheDocument();
  expect(screen.queryByLabelText('手机号')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下一步' })).not.toBeInTheDocument();
});

test('lets the visitor correct a wrong guess, and tells the registration', async () => {
  const { place } = renderPage(OpenSteps, { at: '/' });
  await userEvent.click(await screen.findByRole('button', { name: '我在中国内地，继续开户' }));
  expect(screen.queryByText('暂不提供开户服务')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() =>
    expect(place).toEqual({ current: '/register', state: { mobilePhone: '13800138000', isServed: true } }),
  );
});
