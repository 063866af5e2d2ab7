import { screen, waitFor, within } from '@testing-library/react';
import { accountInfo, channel, draft, mt5, wallet } from '../testing/fixtures';
import { cut, paths, renderPage, type Answers } from '../testing/render-page';
import { DepositPage } from './deposit.page';

const drafts = '/v2/deposit/depositDraft/list/80010001';
const paidList = '/v2/deposit/depositDraft/paidList';
const page = <T,>(list: T[], total = list.length) => ({ list, total, pageNo: 1, pageSize: 15 });
const gone = { ...draft, payUrl: undefined };
const numbers = { paid: 'D261121PAID0001', cancelled: 'D261121CANCEL01', mismatch: 'D261121MISMATCH' } as const;

const common: Answers = {
  '/v2/customer/queryAccountInfo': () => accountInfo,
  '/v2/deposit/queryDepositInfo': () => ({
    channels: [channel],
    accounts: [wallet, mt5],
    unpaid: [],
    maxUnpaid: 5,
    ownLimits: [],
  }),
  '/v2/deposit/getActivitySetting': () => [],
  '/v2/activity/couponList': () => page([]),
  [drafts]: () => [draft],
  [paidList]: ({ body }) => {
    const { status } = body as { status: keyof typeof numbers };
    return page([{ ...gone, status, pno: numbers[status] }]);
  },
  '/v2/deposit/depositDraft/overdue': () => [{ ...gone, status: 'overdue', pno: 'D261121OVERDUE1' }],
};
const open = (answers: Answers = {}) =>
  renderPage(<DepositPage />, { ...common, ...answers }, '/user-center/assets/deposit');

test('lists the unpaid drafts that depositDraft/list returns for the customer number', async () => {
  const { requests } = open();
  const list = await screen.findByRole('list', { name: '待支付的入金' });
  expect(await within(list).findByText(/D261121ABCDEF12/)).toBeVisible();
  expect(screen.getByText('1 / 5 笔')).toBeInTheDocument();
  expect(paths(requests, drafts)).toHaveLength(1);
});

test('keeps the form usable if the drafts fail to load, and reloads them on retry', async () => {
  const answers = [cut, []];
  const { user } = open({ [drafts]: () => answers.shift() });
  expect(await screen.findByRole('form', { name: '入金' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('没有待支付的入金')).toBeInTheDocument();
});

test('shows every other draft in one of four lists: paid, overdue, cancelled, to be checked', async () => {
  const { user, requests } = open();
  expect(await screen.findByText(numbers.paid)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '已过期' }));
  expect(await screen.findByText('D261121OVERDUE1')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '已取消' }));
  expect(await screen.findByText(numbers.cancelled)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('table', { name: '已取消' })).toBeInTheDocument());
  await user.click(screen.getByRole('tab', { name: '待核对' }));
  expect(await screen.findByText(numbers.mismatch)).toBeInTheDocument();
  await waitFor(() =>
    expect(paths(requests, paidList).map(({ body }) => (body as { status: string }).status)).toEqual([
      'paid',
      'cancelled',
      'mismatch',
    ]),
  );
});

test('shows a text for an empty list of cancelled drafts, and retries a list that failed to load', async () => {
  const answers = [page([]), cut, page([])];
  const { user } = open({ [paidList]: () => answers.shift() });
  await user.click(await screen.findByRole('tab', { name: '已取消' }));
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getByText('这段时间没有已取消的入金')).toBeInTheDocument());
});
