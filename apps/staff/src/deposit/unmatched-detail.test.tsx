import type { UnmatchedPayment } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { UnmatchedDetail } from './unmatched-detail';

const payment: UnmatchedPayment = {
  id: '7001',
  number: 'U7001',
  channel: 'EGPAY',
  orderNumber: 'D-unknown',
  amount: '700.00',
  currency: 'CNY',
  merchantId: 'M1',
  paidAt: '2026-03-01T02:00:00Z',
  receivedAt: '2026-03-01T02:00:05Z',
  status: 1,
};

test('records the refund of the payment with its reason', async () => {
  const onDone = jest.fn();
  const { user, acts } = renderScreen(<UnmatchedDetail payment={payment} onDone={onDone} />, {
    refundUnmatched: () => ({ ...payment, status: 3 }),
  });
  await user.click(screen.getByRole('button', { name: '记为已退款' }));
  const form = within(await screen.findByRole('dialog', { name: '记为已退款' }));
  await user.type(form.getByRole('textbox'), '渠道退款单 R1');
  await user.click(form.getByRole('button', { name: '记为已退款' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(acts()).toEqual([{ call: 'refundUnmatched', args: { id: '7001', reason: '渠道退款单 R1' } }]);
});

test('leads to the adjustment that credits the payment', () => {
  renderScreen(<UnmatchedDetail payment={payment} onDone={jest.fn()} />, {});
  expect(screen.getByRole('link', { name: '入账到客户' })).toHaveAttribute('href', '/adjustments?unmatched=U7001');
});

test('offers no act while an adjustment waits for another member', () => {
  renderScreen(<UnmatchedDetail payment={{ ...payment, adjustment: 'A1' }} onDone={jest.fn()} />, {});
  expect(screen.getByText(/等待另一位员工批准/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '入账到客户' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '记为已退款' })).not.toBeInTheDocument();
});
