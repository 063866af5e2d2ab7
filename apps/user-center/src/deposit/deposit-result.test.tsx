import { act, screen, waitFor } from '@testing-library/react';
import { accountInfo, draft } from '../testing/fixtures';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { DepositResult } from './deposit-result';

const egpaySuccess = '/v2/deposit/egpaySuccess';
const info = { '/v2/customer/queryAccountInfo': () => accountInfo };
const result = <DepositResult pno={draft.pno} />;

test('polls until the result is known, then shows the new balance and stops', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const answers = [draft, draft];
  const paid = { ...draft, status: 'paid', paidAt: '2026-11-21T07:01:00Z', payUrl: undefined };
  const { requests } = renderPage(result, { ...info, [egpaySuccess]: () => answers.shift() ?? paid });
  expect(await screen.findByText('正在确认支付结果')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '继续支付' })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('heading', { name: '入金成功' })).toBeInTheDocument();
  expect(screen.getByText('20.20')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去交易' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/sandbox\/terminal/),
  );
  const times = paths(requests, egpaySuccess).length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(paths(requests, egpaySuccess)).toHaveLength(times);
  jest.useRealTimers();
});

test.each([
  [{ status: 'paid', late: true }, '这笔付款在入金单过期或取消之后才到账，已照常记入您的账户。'],
  [{ status: 'mismatch' }, /与这笔入金的金额、币种或商户不一致/],
  [{ status: 'overdue' }, /支付时间已过/],
  [{ status: 'cancelled' }, /无需付款/],
])('shows a text for %p', async (change, text) => {
  renderPage(result, { ...info, [egpaySuccess]: () => ({ ...draft, ...change, payUrl: undefined }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '继续支付' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('link', { name: '去交易' })).toHaveLength('late' in change ? 1 : 0);
});

test('reports a number that does not belong to the customer, and offers a retry', async () => {
  renderPage(result, { ...info, [egpaySuccess]: () => new Refusal('deposit.unknown', '入金单不存在') });
  expect(await screen.findByText('入金单不存在')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
});

describe('two-step verification', () => {
  const factors = '/v2/user/factors';
  const paid = { ...draft, status: 'paid', paidAt: '2026-11-21T07:01:00Z', payUrl: undefined };
  const totp = { id: '1', kind: 'totp', label: '手机', createdAt: '2026-01-01T00:00:00Z' };
  const offer = () => screen.queryByRole('link', { name: '去设置' });
  const show = (of: object, held: object[]) =>
    renderPage(result, { ...info, [egpaySuccess]: () => of, [factors]: () => held });
  afterEach(() => localStorage.clear());

  test('is offered after a deposit, and not again once the customer has closed the line', async () => {
    const { user, unmount } = show(paid, []);
    expect(await screen.findByRole('link', { name: '去设置' })).toHaveAttribute(
      'href',
      '/user-center/settings#factors',
    );
    await user.click(screen.getByRole('button', { name: '不再提示' }));
    await waitFor(() => expect(offer()).toBeNull());
    unmount();
    const again = show(paid, []);
    expect(await screen.findByText('入金成功')).toBeInTheDocument();
    await waitFor(() => expect(paths(again.requests, factors)).toHaveLength(1));
    expect(offer()).toBeNull();
  });

  test('is not offered to a customer who has it, nor before the payment', async () => {
    const { requests, unmount } = show(paid, [totp]);
    await waitFor(() => expect(paths(requests, factors)).toHaveLength(1));
    expect(await screen.findByText('入金成功')).toBeInTheDocument();
    expect(offer()).toBeNull();
    unmount();
    const before = show(draft, []);
    expect(await screen.findByText('正在确认支付结果')).toBeInTheDocument();
    expect(paths(before.requests, factors)).toHaveLength(0);
  });
});
