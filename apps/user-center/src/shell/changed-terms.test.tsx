import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NewMt5Form } from '../account/new-mt5.form';
import { WithdrawCoinPage } from '../coin/withdraw-coin.page';
import { DepositPage } from '../deposit/deposit.page';
import { confirmReview } from '../testing/confirm-review';
import { accountInfo, bankCard, channel, commonConfig, mt5, wallet } from '../testing/fixtures';
import { Refusal, renderPage, type Answers } from '../testing/render-page';
import { TransferPage } from '../transfer/transfer.page';
import { WithdrawPage } from '../withdraw/withdraw.page';

// A form that has been open since before a change: the refusal shows the figures that hold now, and keeps what was typed.

const address = {
  id: '31',
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  label: '我的钱包',
  usableFrom: '2026-11-20T07:00:00.000Z',
};
const rich = { ...wallet, withdrawable: '900.00', balance: '900.00', equity: '900.00' };
const cnh = { ...mt5, id: '3', currency: 'CNH', nickname: '人民币' };
const limits = { min: '50.00', max: '50000.00', daily: '100000.00', usedToday: '0.00' };
const chain = { chain: 'TRC20', min: '100.00', max: '500.00', arrival: '约 5 分钟' };

/** `changed` is false until the form was submitted; then each answer has the new terms. */
const answersOf = (isChanged: () => boolean): Answers => {
  const now = <T,>(before: T, after: T) => (isChanged() ? after : before);
  return {
    '/v2/customer/queryAccountInfo': () => accountInfo,
    '/v2/common/getCommonConfig': () => commonConfig,
    '/v2/activity/couponList': () => ({ list: [], total: 0, pageNo: 1, pageSize: 15 }),
    '/v2/deposit/getActivitySetting': () => [],
    '/v2/deposit/depositDraft/list/80010001': () => [],
    '/v2/deposit/queryDepositInfo': () => ({
      channels: [{ ...channel, rate: now('7.2600', '7.3100') }],
      accounts: [rich],
      unpaid: [],
      maxUnpaid: 5,
      ownLimits: [],
    }),
    '/v2/withdraw/getWithdrawPageInfo': () => ({
      accounts: [rich],
      factors: [],
      cards: [bankCard],
      limits,
      rate: now('7.1600', '7.0100'),
      arrival: '1 个工作日内到账',
    }),
    '/v2/withdraw/getWithdrawFee': () =>
      now(
        { amount: '100.00', fee: '3.00', receive: '97.00', rate: '7.1600', receiveCny: '694.52' },
        { amount: '100.00', fee: '6.00', receive: '94.00', rate: '7.0100', receiveCny: '658.94' },
      ),
    '/v2/coin/getWithdrawCoinPageInfoV2': () => ({
      accounts: [rich],
      factors: [],
      addresses: [address],
      coins: [{ coin: 'USDT', chains: [{ ...chain, fee: now('1.000000', '2.000000') }] }],
      rate: '1.000000',
    }),
    '/v2/coin/getWithdrawCoinFeeV2': () =>
      now(
        { amount: '150.00', fee: '1.000000', receive: '149.000000', rate: '1.000000' },
        { amount: '150.00', fee: '2.000000', receive: '146.500000', rate: '0.990000' },
      ),
    '/v2/transfer/accountList': () => [
      rich,
      { ...cnh, rates: now({ from_usd: '7.1600', to_usd: '7.2600' }, { from_usd: '7.0500', to_usd: '7.1500' }) },
    ],
    '/v2/user/sessions': () => [
      { id: '1', platform: 1, device: '', createdAt: '2026-11-21T07:00:00Z', lastSeenAt: '', current: true },
    ],
    '/v2/user/validateBrandLevel': () =>
      now(
        { allowed: true, minDeposit: '51.00', leverage: 99, stopOut: 49 },
        { allowed: true, minDeposit: '52.00', leverage: 98, stopOut: 48 },
      ),
  };
};

interface Case {
  page: ReactNode;
  submit: string;
  type: Record<string, string>;
  button: string;
  before: string;
  after: string;
  select?: Record<string, string>;
  path?: string;
  reviewed: boolean;
}

const cases: [string, Case][] = [
  [
    'a deposit',
    {
      page: <DepositPage />,
      submit: '/v2/deposit/submitData',
      type: { 金额: '100' },
      button: '确认入金',
      before: '726.00',
      after: '731.00',
      reviewed: true,
    },
  ],
  [
    'a bank withdrawal',
    {
      page: <WithdrawPage />,
      submit: '/v2/withdraw/withdrawSubmit',
      type: { 金额: '100', 短信验证码: '123456' },
      button: '提交出金',
      before: '694.52',
      after: '658.94',
      reviewed: true,
    },
  ],
  [
    'a coin withdrawal',
    {
      page: <WithdrawCoinPage />,
      submit: '/v2/coin/submitWithdrawCoinV2',
      type: { 金额: '150', 短信验证码: '123456' },
      select: { 收款地址: '31' },
      button: '提交出金',
      before: '149.000000',
      after: '146.500000',
      reviewed: true,
    },
  ],
  [
    'a transfer to another currency',
    {
      page: <TransferPage />,
      submit: '/v2/transfer/addTransfer',
      type: { 金额: '100' },
      button: '确认转账',
      path: '/user-center/assets/transfer?from=1&to=3',
      before: '716.00',
      after: '705.00',
      reviewed: true,
    },
  ],
  [
    'an opening',
    {
      page: <NewMt5Form />,
      submit: '/v2/customer/createMT5Account',
      type: { 'MT5 交易密码': 'Trade#2026' },
      button: '提交',
      before: '1:99',
      after: '1:98',
      reviewed: false,
    },
  ],
];

beforeEach(() => sessionStorage.clear());

test.each(cases)('%s that is refused shows the figures that hold now', async (_what, one) => {
  let isChanged = false;
  const refuse = () => {
    isChanged = true;
    return new Refusal('any.terms', '汇率或费用刚刚更新，请核对新的金额后再次提交');
  };
  const { user } = renderPage(one.page, { ...answersOf(() => isChanged), [one.submit]: refuse }, one.path);
  for (const [label, value] of Object.entries(one.select ?? {}))
    await user.selectOptions(await screen.findByLabelText(label), value);
  for (const [label, value] of Object.entries(one.type)) await user.type(await screen.findByLabelText(label), value);
  const shows = (text: string) => expect(document.querySelector('form')?.textContent).toContain(text);
  await waitFor(() => shows(one.before));
  await user.click(screen.getByRole('button', { name: one.button }));
  if (one.reviewed) await confirmReview(user);
  await waitFor(() => shows(one.after));
  expect(document.querySelector('form')?.textContent).not.toContain(one.before);
  expect(screen.getByText('汇率或费用刚刚更新，请核对新的金额后再次提交')).toBeInTheDocument();
  for (const [label, value] of Object.entries(one.type).filter(([label]) => label === '金额'))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});
