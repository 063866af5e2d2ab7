import type { ListedClosing } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { ClosingDetail } from './closing-detail';

const closing: ListedClosing = {
  id: '7001',
  customerNumber: '80010007',
  state: 'open',
  reason: '不再使用',
  askedAt: '2026-11-29T12:00:00.000Z',
  until: '2026-12-18T15:59:59.999Z',
  late: false,
  open: [{ code: 'customer.openBalance', msg: '账户还有余额' }],
};

test('shows what must be settled, and refuses with a reason', async () => {
  const onDone = jest.fn();
  const { user, acts } = renderScreen(<ClosingDetail closing={closing} onDone={onDone} />, {
    refuseClosing: () => ({ id: closing.id }),
  });
  expect(screen.getByText('账户还有余额')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '拒绝申请' }));
  const form = within(await screen.findByRole('dialog', { name: '拒绝注销申请' }));
  await user.type(form.getByLabelText('客户会看到的原因'), '账户正在核查');
  await user.click(form.getByRole('button', { name: '拒绝申请' }));
  await waitFor(() =>
    expect(acts()).toEqual([{ call: 'refuseClosing', args: { id: '7001', reason: '账户正在核查' } }]),
  );
  expect(onDone).toHaveBeenCalled();
});
