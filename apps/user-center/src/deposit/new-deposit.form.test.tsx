import { screen, waitFor, within } from '@testing-library/react';
import { confirmReview } from '../testing/confirm-review';
import { channel, draft, mt5, wallet } from '../testing/fixtures';
import { cut, paths, Refusal, renderPage } from '../testing/render-page';
import { NewDepositForm } from './new-deposit.form';

const submitData = '/v2/deposit/submitData';
const coupon = {
  id: '7',
  title: '20 美元赠金券',
  kind: 'credit',
  amount: '20.00',
  minDeposit: '200.00',
  from: '2026-01-01T00:00:00Z',
  until: '2027-01-01T00:00:00Z',
  state: 'ready',
};
const coupons = { '/v2/activity/couponList': () => ({ list: [coupon], pageNo: 1, pageSize: 100, total: 1 }) };
const form = <NewDepositForm channels={[channel]} accounts={[wallet, mt5]} />;
const submit = () => screen.getByRole('button', { name: '确认入金' });

beforeEach(() => sessionStorage.clear());

test('preselects the MT5 account and calculates the payment', async () => {
  const { user } = renderPage(form, coupons);
  expect(screen.getByLabelText('入金账户')).toHaveValue('2');
  await user.type(screen.getByLabelText('金额'), '100.1');
  expect(screen.getByText('726.73')).toBeInTheDocument();
  expect(screen.getByText('1 USD = 7.26 CNY')).toBeInTheDocument();
});

test('preselects the account of the address if it accepts deposits', () => {
  renderPage(<NewDepositForm channels={[channel]} accounts={[wallet, mt5]} accountId="1" />, coupons);
  expect(screen.getByLabelText('入金账户')).toHaveValue('1');
});

test.each([
  ['49.99', '单笔最低 50.00 USD'],
  ['50000.01', '单笔最高 50,000.00 USD'],
  ['0', '请输入大于 0 的金额，最多两位小数'],
])('refuses %s at the field', async (amount, text) => {
  const { user, requests } = renderPage(form, coupons);
  await user.type(screen.getByLabelText('金额'), amount);
  await user.click(submit());
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(paths(requests, submitData)).toEqual([]);
});

test('refuses a coupon below its minimum amount', async () => {
  const { user } = renderPage(form, coupons);
  await user.selectOptions(await screen.findByLabelText('优惠券'), '7');
  await user.type(screen.getByLabelText('金额'), '199.99');
  await user.click(submit());
  expect(await screen.findByText('入金满 200.00 USD 才能使用')).toBeInTheDocument();
});

test('refuses a credit coupon for an account that is not an MT5 account', async () => {
  const { user, requests } = renderPage(form, coupons);
  await user.selectOptions(screen.getByLabelText('入金账户'), '1');
  await user.selectOptions(await screen.findByLabelText('优惠券'), '7');
  await user.type(screen.getByLabelText('金额'), '500');
  await user.click(submit());
  expect(await screen.findByText('赠金券仅可用于入金到 MT5 账户')).toBeInTheDocument();
  expect(paths(requests, submitData)).toEqual([]);
});

test('keeps the idempotency key after a lost response, and uses a new one after a refusal', async () => {
  const outcomes = [
    cut,
    new Refusal('deposit.tooManyUnpaid', '最多保留 5 笔待支付入金'),
    { ...draft, payUrl: undefined },
  ];
  const { user, requests } = renderPage(form, { ...coupons, [submitData]: () => outcomes.shift() });
  await user.type(screen.getByLabelText('金额'), '100');
  await user.click(submit());
  await confirmReview(user);
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  await user.click(submit());
  await confirmReview(user);
  expect(await screen.findByText('最多保留 5 笔待支付入金')).toBeInTheDocument();
  await user.click(submit());
  await confirmReview(user);
  await waitFor(() => expect(paths(requests, submitData)).toHaveLength(3));
  const [first, second, third] = paths(requests, submitData).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(paths(requests, submitData)[0]?.body).toEqual({
    accountId: '2',
    channel: 'EGPAY',
    amount: '100',
    rate: '7.2600',
  });
});

test('shows the host of a cashier on another host before the redirect', async () => {
  const { user } = renderPage(form, {
    ...coupons,
    [submitData]: () => ({ ...draft, payUrl: 'https://pay.example.net/c?pno=D1' }),
  });
  await user.type(screen.getByLabelText('金额'), '100');
  await user.click(submit());
  await confirmReview(user);
  expect(await screen.findByText(/前往 pay.example.net 完成支付/)).toBeInTheDocument();
});

test('shows the reason instead of the form if the channel is closed', () => {
  renderPage(
    <NewDepositForm channels={[{ ...channel, available: false, reason: '系统维护' }]} accounts={[wallet]} />,
    coupons,
  );
  expect(screen.getByText(/系统维护/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '确认入金' })).not.toBeInTheDocument();
});

test('shows what is paid and what arrives for confirmation, and keeps the input when going back', async () => {
  const { user, requests } = renderPage(form, coupons);
  await user.selectOptions(await screen.findByLabelText('优惠券'), '7');
  await user.type(screen.getByLabelText('金额'), '200');
  await user.click(submit());
  const dialog = within(await screen.findByRole('dialog', { name: '确认入金' }));
  for (const text of ['EGPAY 人民币支付', 'MT5 账户 5100001', '免费', '1 USD = 7.26 CNY', '1,452.00', '20.00']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  await user.click(dialog.getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('200'));
  await waitFor(() => expect(screen.getByLabelText('优惠券')).toHaveValue('7'));
  expect(paths(requests, submitData)).toEqual([]);
});

test('neither shows nor sends the coupon of a restored form if it has been used in the meantime', async () => {
  sessionStorage.setItem(
    'draft:80010001:deposit',
    JSON.stringify({ path: '/', at: 1, values: { amount: '200', couponId: '9' } }),
  );
  const { user, requests } = renderPage(form, { ...coupons, [submitData]: () => ({ ...draft, payUrl: undefined }) });
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('200'));
  expect(await screen.findByLabelText('优惠券')).toHaveDisplayValue('不使用');
  await user.click(submit());
  await confirmReview(user);
  await waitFor(() => expect(paths(requests, submitData)).toHaveLength(1));
  expect(paths(requests, submitData)[0]?.body).toEqual({
    accountId: '2',
    channel: 'EGPAY',
    amount: '200',
    rate: '7.2600',
  });
});

test('fills in the amount with a quick choice, and selects the best coupon automatically', async () => {
  const { user, requests } = renderPage(form, { ...coupons, [submitData]: () => ({ ...draft, payUrl: undefined }) });
  expect(screen.getByRole('radiogroup', { name: '入金通道' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'EGPAY 人民币支付' })).toBeChecked();
  await screen.findByLabelText('优惠券');
  await user.click(screen.getByRole('button', { name: '100' }));
  await waitFor(() => expect(screen.getByLabelText('优惠券')).toHaveDisplayValue('自动选用最优券'));
  await user.click(screen.getByRole('button', { name: '500' }));
  await waitFor(() => expect(screen.getByLabelText('优惠券')).toHaveDisplayValue('最优：20 美元赠金券'));
  await waitFor(() => expect(screen.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true'));
  await user.click(submit());
  await confirmReview(user);
  await waitFor(() => expect(paths(requests, submitData)).toHaveLength(1));
  expect(paths(requests, submitData)[0]?.body).toMatchObject({ amount: '500', couponId: '7' });
});
