import type { Callback } from '@portal/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen';
import { CallbackDetail } from './callback-detail';

const callback: Callback = {
  id: 'e1',
  channel: 'EGPAY',
  result: 'suspense',
  why: ['merchant', 'amount'],
  orderNumber: 'D260301ABCDEF',
  eventId: 'E-77',
  amount: '7.00',
  currency: 'CNY',
  merchantId: 'M1',
  paidAt: '2026-03-01T02:00:00Z',
  receivedAt: '2026-03-01T02:00:05Z',
  times: 1,
};
const unsigned: Callback = {
  ...{ id: 'u-EGPAY-signature-1', channel: 'EGPAY', result: 'signature', why: [] },
  ...{ receivedAt: '2026-03-01T03:00:05Z', times: 14 },
};
const detail = {
  callback,
  fields: [
    { name: 'pno', value: 'D260301ABCDEF', masked: false },
    { name: 'payerName', value: '****', masked: true },
  ],
  ordered: {
    ...{ pno: 'D260301ABCDEF', customerNumber: '80010007', status: 'mismatch' },
    ...{ amount: '726.00', currency: 'CNY', merchantId: 'M9' },
  },
  canAsk: true,
};

test('shows both sides, why they differ, and what was sent', async () => {
  renderScreen(<CallbackDetail id="e1" />, { callbackDetail: () => detail });
  expect(await screen.findByText('已挂账、商户号不符、金额不符')).toBeInTheDocument();
  expect(screen.getByText('商户 M9')).toBeInTheDocument();
  expect(screen.getByText('商户 M1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'D260301ABCDEF' })).toHaveAttribute('href', '/deposits/D260301ABCDEF');
  expect(within(screen.getByRole('region', { name: '通知原文' })).getByText('payerName')).toBeInTheDocument();
});

test('asks the channel again and says what became of its answer', async () => {
  const { user, acts } = renderScreen(<CallbackDetail id="e1" />, {
    callbackDetail: () => detail,
    askChannel: () => ({ answer: 'none' }),
  });
  await user.click(await screen.findByRole('button', { name: '再次查询渠道' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: '渠道的答复' })).toHaveTextContent('渠道没有这笔订单的付款'),
  );
  expect(acts()).toEqual([{ call: 'askChannel', args: { orderNumber: 'D260301ABCDEF' } }]);
});

test('says nothing of a missing signature about a callback that has one and no text', async () => {
  renderScreen(<CallbackDetail id="e1" />, { callbackDetail: () => ({ callback, fields: [], canAsk: false }) });
  expect(await screen.findByText('已挂账、商户号不符、金额不符')).toBeInTheDocument();
  expect(screen.queryByText(/只按小时计数/)).not.toBeInTheDocument();
});

test('says why a callback without a signature has no text, and asks nothing about it', async () => {
  renderScreen(<CallbackDetail id="u" />, {
    callbackDetail: () => ({ callback: unsigned, fields: [], canAsk: false }),
  });
  expect(await screen.findByText(/只按小时计数/)).toBeInTheDocument();
  expect(screen.getByText('签名不符 14 次')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '再次查询渠道' })).not.toBeInTheDocument();
});
