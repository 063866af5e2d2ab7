import type { FactorReset } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { SecondFactors } from './second-factors';

const customerNumber = '80010007';
const reset: FactorReset = {
  id: '8501',
  status: 2,
  reason: '视频核实身份',
  requestedBy: 'staff:chen@broker.test',
  requestedAt: '2026-11-29T12:00:00.000Z',
};
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('requests a reset with how the identity was checked, only where there is a factor', async () => {
  const kinds = ['totp', 'passkey'] as const;
  const { user, acts } = renderScreen(
    <SecondFactors customerNumber={customerNumber} factors={{ kinds: [...kinds], resets: [] }} />,
    { proposeFactorReset: () => reset },
  );
  expect(screen.getByRole('heading', { name: '两步验证：身份验证器、通行密钥' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '申请重置' }));
  const reasons = await dialog('申请重置两步验证');
  await user.click(reasons.getByRole('button', { name: /视频核实身份/ }));
  await user.click(reasons.getByRole('button', { name: '提交申请' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'proposeFactorReset', args: { customerNumber, reason: '视频核实身份' } }]),
  );
});

test('approves one that is open, or refuses it with a reason', async () => {
  const { user, acts } = renderScreen(
    <SecondFactors customerNumber={customerNumber} factors={{ kinds: ['totp'], resets: [reset] }} />,
    { decideFactorReset: () => reset },
  );
  expect(screen.queryByRole('button', { name: '申请重置' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '批准重置' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'decideFactorReset', args: { id: '8501', decision: 'approve' } }]),
  );
  await user.click(screen.getByRole('button', { name: '拒绝' }));
  const reasons = await dialog('拒绝重置');
  await user.click(reasons.getByRole('button', { name: /未能核实身份/ }));
  await user.click(reasons.getByRole('button', { name: '拒绝重置' }));
  await waitFor(() => expect(acts()).toHaveLength(2));
  expect(acts()[1]?.args).toEqual({ id: '8501', decision: 'refuse', reason: '未能核实身份' });
});
