import { screen, waitFor, within } from '@testing-library/react';
import { confirmReview } from '../testing/confirm-review';
import { commonConfig, mt5, wallet } from '../testing/fixtures';
import { cut, paths, renderPage } from '../testing/render-page';
import { NewTransferForm } from './new-transfer.form';

const add = '/v2/transfer/addTransfer';
const mt5Add = '/v2/transfer/mt5AddTransfer';
const second = { ...mt5, id: '3', account_no: '5100002', balance: '7.00', withdrawable: '7.00' };
const accounts = [wallet, { ...mt5, withdrawable: '20.20' }, second];
const answers = {
  '/v2/common/getCommonConfig': () => ({ ...commonConfig, limits: { 'transfer.min': '1.00' } }),
};
const sent = {
  tno: 'T261121ABCDEF',
  from: { id: '1', account_no: '80010001' },
  to: { id: '2', account_no: '5100001' },
  amount: '5.00',
  status: 'done',
  createdAt: '2026-11-21T07:00:00Z',
};
const done = jest.fn();
const form = <NewTransferForm accounts={accounts} first={{ from: '1', to: '2' }} onDone={done} />;
const press = () => screen.getByRole('button', { name: '确认转账' });

beforeEach(() => {
  sessionStorage.clear();
  done.mockReset();
});

test('shows both balances after the transfer, and swaps the accounts', async () => {
  const { user } = renderPage(form, answers);
  await user.type(screen.getByLabelText('金额'), '5.05');
  expect(screen.getByText('5.05', { selector: 'data' })).toBeInTheDocument();
  expect(screen.getByText('25.25')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '对调' }));
  await waitFor(() => expect(screen.getByLabelText('转出账户')).toHaveValue('2'));
  await waitFor(() => expect(screen.getByLabelText('转入账户')).toHaveValue('1'));
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('5.05'));
  await waitFor(() => expect(screen.getAllByText('15.15')).toHaveLength(2));
});

test('swaps the accounts if the target is selected as source', async () => {
  const { user } = renderPage(form, answers);
  await user.selectOptions(screen.getByLabelText('转出账户'), '2');
  await waitFor(() => expect(screen.getByLabelText('转出账户')).toHaveValue('2'));
  await waitFor(() => expect(screen.getByLabelText('转入账户')).toHaveValue('1'));
});

test('uses a separate call between two MT5 accounts, and keeps the idempotency key after a lost response', async () => {
  const outcomes = [cut, sent];
  const { user, requests } = renderPage(form, { ...answers, [mt5Add]: () => outcomes.shift() });
  await user.selectOptions(screen.getByLabelText('转出账户'), '3');
  await user.type(screen.getByLabelText('金额'), '5');
  await user.click(press());
  await confirmReview(user);
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  await user.click(press());
  await confirmReview(user);
  await waitFor(() => expect(done).toHaveBeenCalledWith(sent));
  const [first, again] = paths(requests, mt5Add);
  expect(first?.body).toEqual({ fromAccountId: '3', toAccountId: '2', amount: '5' });
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(paths(requests, add)).toEqual([]);
});

test('keeps its values if the review cannot be loaded, and says why', async () => {
  jest.doMock('../shared/review/review-dialog', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { user, requests } = renderPage(form, answers);
  await user.type(screen.getByLabelText('金额'), '5.05');
  await user.click(press());
  expect(await screen.findByText('页面没有加载完整，请刷新页面')).toBeInTheDocument();
  await waitFor(() => expect(press()).toBeEnabled());
  expect(screen.getByLabelText('金额')).toHaveValue('5.05');
  expect(paths(requests, add)).toEqual([]);
  jest.dontMock('../shared/review/review-dialog');
});

test.each([
  ['10.11', '该账户目前可转出 10.10 USD'],
  ['0.99', '单笔最低 1.00 USD'],
])('refuses %s at the field', async (amount, text) => {
  const { user, requests } = renderPage(form, answers);
  expect(await screen.findByText(/单笔 1.00 USD 起/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('金额'), amount);
  await user.click(press());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(paths(requests, add)).toEqual([]);
});

test('shows everything for confirmation, and keeps the input and sends nothing when going back', async () => {
  const { user, requests } = renderPage(form, { ...answers, [add]: () => sent });
  await user.type(screen.getByLabelText('金额'), '5.05');
  await user.click(press());
  const dialog = within(await screen.findByRole('dialog', { name: '确认转账' }));
  for (const text of ['主账户', 'MT5 账户 5100001', '免费', '同为 USD，不换汇', '通常即时到账', '25.25']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  expect(dialog.getAllByText('5.05')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: '返回修改' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('5.05'));
  expect(paths(requests, add)).toEqual([]);
  await user.click(press());
  await user.dblClick(await screen.findByRole('button', { name: /^转账 \d/ }));
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(paths(requests, add)).toHaveLength(1);
});

test('allows the whole remainder below the minimum, and shows a hint', async () => {
  const poor = { ...wallet, balance: '0.75', withdrawable: '0.75' };
  const { user, requests } = renderPage(
    <NewTransferForm accounts={[poor, mt5]} first={{ from: '1', to: '2' }} onDone={done} />,
    { ...answers, [add]: () => sent },
  );
  expect(await screen.findByText(/余额不足 1.00 USD，可一次全部转出 0.75 USD/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('金额'), '0.74');
  await user.click(press());
  expect(await screen.findByText('单笔最低 1.00 USD；余额不足时须一次全部转出 0.75 USD')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '全部' }));
  await user.click(press());
  await confirmReview(user);
  await waitFor(() => expect(paths(requests, add)[0]?.body).toMatchObject({ amount: '0.75' }));
});

test('uses CNH for an account in CNH, and sends the rate that was shown', async () => {
  const cnh = {
    ...mt5,
    currency: 'CNH' as const,
    balance: '358.00',
    withdrawable: '358.00',
    rates: { from_usd: '7.1600', to_usd: '7.2600' },
  };
  const { user, requests } = renderPage(
    <NewTransferForm accounts={[wallet, cnh]} first={{ from: '2', to: '1' }} onDone={done} />,
    { ...answers, [add]: () => sent },
  );
  expect(await screen.findByText(/单笔 7.26 CNH 起/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('金额'), '7.25');
  await user.click(press());
  expect(await screen.findByText('单笔最低 7.26 CNH')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('金额'));
  await user.type(screen.getByLabelText('金额'), '100');
  expect(screen.getByText('13.77')).toBeInTheDocument();
  await user.click(press());
  await confirmReview(user);
  await waitFor(() => expect(paths(requests, add)[0]?.body).toMatchObject({ amount: '100', rate: '7.2600' }));
});
