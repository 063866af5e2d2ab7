import type { SuspendedPayment } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { SuspenseDetail } from './suspense-detail';

const payment: SuspendedPayment = {
  id: '7001',
  number: 'U7001',
  channel: 'EGPAY',
  orderNumber: 'D-unknown',
  eventId: 'E1',
  why: ['order'],
  acts: ['refund', 'reject'],
  booked: true,
  amount: '726.00',
  currency: 'CNY',
  merchantId: 'M1',
  paidAt: '2026-03-01T02:00:00Z',
  receivedAt: '2026-03-01T02:00:05Z',
  status: 1,
};
const likely = [
  {
    pno: 'D260301ABCDEF',
    customerNumber: '80010007',
    chineseName: '李演示',
    accountId: '4000',
    account: '80010007',
    payAmount: '726.00',
    payCurrency: 'CNY',
    createdAt: '2026-03-01T01:50:00Z',
    sameAmount: true,
  },
];
const offer = { rate: '7.2600', amount: '100.00' };

/** The details of the payment, changed by `change`. */
const render = (change: Partial<SuspendedPayment> = {}, answers = {}) => {
  const onDone = jest.fn();
  const shown = renderScreen(<SuspenseDetail id="7001" onDone={onDone} />, {
    suspendedPaymentDetail: () => ({ payment: { ...payment, ...change }, offer, likely }),
    ...answers,
  });
  return { ...shown, onDone };
};

test('proposes to credit the likely customer at the shown rate in three steps', async () => {
  const { user, acts, onDone } = render({}, { proposeAdjustment: () => ({}) });
  expect(await screen.findByText('找不到入金单')).toBeInTheDocument();
  expect(screen.getByText(/汇率 7.2600/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '入账到 李演示 80010007' }));
  await screen.findByRole('dialog', { name: /入账到 李演示 80010007：100.00 USD/ });
  await user.click(screen.getByRole('button', { name: /^1\. / }));
  await user.click(screen.getByRole('button', { name: '提出入账' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(acts()).toEqual([
    {
      call: 'proposeAdjustment',
      args: {
        kind: 'suspense',
        accountId: '4000',
        amount: '100.00',
        reference: 'U7001',
        reason: '与客户核实，付款属于该客户',
      },
      idempotencyKey: expect.any(String),
    },
  ]);
});

test('asks the channel for a refund with its reason', async () => {
  const { user, acts, onDone } = render({}, { refundSuspended: () => ({ ...payment, status: 5 }) });
  await user.click(await screen.findByRole('button', { name: '渠道退款' }));
  const form = within(await screen.findByRole('dialog', { name: '渠道退款 U7001' }));
  await user.type(form.getByRole('textbox'), '付款人要求退回');
  await user.click(form.getByRole('button', { name: '渠道退款' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(acts()).toEqual([{ call: 'refundSuspended', args: { id: '7001', reason: '付款人要求退回' } }]);
});

test('leads to the adjustment that credits another customer', async () => {
  render();
  expect(await screen.findByRole('link', { name: '入账到其他客户' })).toHaveAttribute(
    'href',
    '/adjustments?suspense=U7001&amount=100.00',
  );
});

test('offers no act while an adjustment waits for another member', async () => {
  render({ adjustment: 'A1' });
  expect(await screen.findByText(/等待另一位员工批准/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows both sides, and only what will be accepted', async () => {
  render({
    why: ['merchant'],
    acts: ['reject'],
    ordered: { amount: '700.00', currency: 'CNY', merchantId: 'M9' },
    refundFailure: '原卡已注销',
  });
  expect(await screen.findByText('商户号不符')).toBeInTheDocument();
  expect(screen.getByText('应为 M9')).toBeInTheDocument();
  expect(screen.getByText('原卡已注销')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '渠道退款' })).not.toBeInTheDocument();
});
