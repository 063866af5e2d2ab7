import { screen, waitFor, within } from '@testing-library/react';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { endOf } from './guardrail.form';
import { GuardrailsCard } from './guardrails-card';

const path = '/v2/user/guardrails';
const held = {
  depositDay: '500.00',
  newAddressLock: true,
  pending: [
    { name: 'depositDay', depositDay: '800.00', from: '2026-12-06T12:15:00.000Z' },
    { name: 'newAddressLock', from: '2026-12-06T12:15:00.000Z' },
  ],
  delayHours: 24,
};
const bodies = (requests: ReturnType<typeof renderPage>['requests']) =>
  paths(requests, path)
    .map(({ body }) => body)
    .filter((body) => Object.keys(body as object).length > 0);

test('shows what holds and what is pending, and withdraws it', async () => {
  const { user, requests } = renderPage(<GuardrailsCard />, { [path]: () => held });
  expect(await screen.findByText('500.00 美元')).toBeInTheDocument();
  expect(screen.getByText('北京时间 2026-12-06 20:15 起改为 800.00 美元')).toBeInTheDocument();
  expect(screen.getByText('北京时间 2026-12-06 20:15 起取消')).toBeInTheDocument();
  expect(screen.getAllByText('未设置')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '撤回每日入金限额的调整' }));
  await waitFor(() => expect(bodies(requests)).toEqual([{ depositDay: '500.00' }]));
  expect(await screen.findByText('已撤回每日入金限额的调整')).toBeInTheDocument();
});

test('sets a limit, and ends one after the delay', async () => {
  const { user, requests } = renderPage(<GuardrailsCard />, { [path]: () => held });
  await user.click(await screen.findByRole('button', { name: '修改每日入金限额' }));
  const dialog = within(await screen.findByRole('dialog', { name: '每日入金限额' }));
  await user.type(await dialog.findByRole('textbox', { name: '限额' }), '300');
  await user.click(dialog.getByRole('button', { name: '设置限额' }));
  await waitFor(() => expect(bodies(requests)).toEqual([{ depositDay: expect.stringMatching(/^300(\.00)?$/) }]));
  await user.click(await screen.findByRole('button', { name: '修改每日入金限额' }));
  await user.click(await screen.findByRole('button', { name: '24 小时后取消每日入金限额' }));
  await waitFor(() => expect(bodies(requests)).toHaveLength(2));
  expect(bodies(requests)[1]).toEqual({ remove: ['depositDay'] });
});

test('asks for the password of an exclusion, and shows its refusal at the field', async () => {
  const { user, requests } = renderPage(<GuardrailsCard />, {
    [path]: ({ body }) =>
      'excludeUntil' in (body as object)
        ? new Refusal('customer.password', '登录密码不正确', { password: '登录密码不正确' })
        : held,
  });
  await user.click(await screen.findByRole('button', { name: '设置自我禁止交易' }));
  const dialog = within(await screen.findByRole('dialog', { name: '自我禁止交易' }));
  await user.selectOptions(await dialog.findByLabelText(/时长/), '12m');
  await user.type(dialog.getByLabelText(/登录密码/), 'Passw0rd1');
  await user.click(dialog.getByRole('button', { name: '自我禁止交易' }));
  expect(await dialog.findByText('登录密码不正确')).toBeInTheDocument();
  await waitFor(() => expect(bodies(requests)).toEqual([{ excludeUntil: expect.any(String), password: 'Passw0rd1' }]));
});

test('ends ten minutes after the length that is chosen', () => {
  const now = Date.parse('2026-08-31T04:00:00Z');
  expect(endOf('1d', now)).toBe('2026-09-01T04:10:00.000Z');
  expect(endOf('6m', now)).toBe('2027-03-03T04:10:00.000Z');
  expect(endOf('60m', now)).toBe('2031-08-31T04:10:00.000Z');
});
