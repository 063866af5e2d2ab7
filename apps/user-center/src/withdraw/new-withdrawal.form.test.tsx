import { screen, waitFor, within } from '@testing-library/react';
import { confirmReview } from '../testing/confirm-review';
import { bankCard, mt5, wallet, withdrawal } from '../testing/fixtures';
import { cut, paths, Refusal, renderPage } from '../testing/render-page';
import { NewWithdrawalForm, type PageInfo } from './new-withdrawal.form';

const submit = '/v2/withdraw/withdrawSubmit';
const fee = '/v2/withdraw/getWithdrawFee';
const info: PageInfo = {
  factors: [],
  accounts: [
    { ...wallet, withdrawable: '0.00' },
    { ...mt5, withdrawable: '900.00' },
  ],
  cards: [bankCard, { ...bankCard, id: '12', bankName: '招商银行', status: 2 }],
  limits: { min: '50.00', max: '50000.00', daily: '100000.00', usedToday: '99400.00' },
  rate: '7.1600',
  arrival: '1 个工作日内到账',
};
const quote = { amount: '100.00', fee: '3.00', receive: '97.00', rate: '7.16', receiveCny: '694.52' };
const answers = { [fee]: () => quote };
const done = jest.fn();
const form = <NewWithdrawalForm info={info} onSubmitted={done} />;
const press = () => screen.getByRole('button', { name: '提交出金' });

beforeEach(() => {
  sessionStorage.clear();
  done.mockReset();
});

test('preselects an account with money, and offers only approved cards', () => {
  renderPage(form, answers);
  expect(screen.getByLabelText('出金账户')).toHaveValue('2');
  const options = [...screen.getByLabelText('收款银行卡').querySelectorAll('option')].map(({ value }) => value);
  expect(options).toEqual(['', bankCard.id]);
});

test('shows the arriving amount that the gateway calculates, after the input is debounced', async () => {
  const { user, requests } = renderPage(form, answers);
  await user.type(screen.getByLabelText('金额'), '100');
  expect(await screen.findByText('694.52')).toBeInTheDocument();
  expect(paths(requests, fee).map(({ body }) => body)).toEqual([{ accountId: '2', amount: '100' }]);
  await user.type(screen.getByLabelText('金额'), '0');
  expect(screen.queryByText('694.52')).not.toBeInTheDocument();
});

test('fills in the minimum of balance, limit and the rest of the daily limit for “all”', async () => {
  const { user } = renderPage(form, answers);
  await user.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('600.00'));
  await user.clear(screen.getByLabelText('金额'));
  await user.type(screen.getByLabelText('金额'), '600.01');
  await user.click(press());
  expect(await screen.findByText('今日还可出金 600.00 USD')).toBeInTheDocument();
});

test.each([
  [' ', '请输入金额'],
  ['49.99', '单笔最低 50.00 USD'],
  ['500.01', '该账户目前可出金 500.00 USD'],
])('refuses the amount "%s" at the field, and sends nothing', async (amount, text) => {
  const accounts = [{ ...mt5, withdrawable: '500.00' }];
  const { user, requests } = renderPage(<NewWithdrawalForm info={{ ...info, accounts }} onSubmitted={done} />, answers);
  await user.type(screen.getByLabelText('金额'), amount);
  await user.click(press());
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveFocus());
  expect(paths(requests, submit)).toEqual([]);
});

test('keeps the idempotency key and the input after a lost response, and reports a wrong code at its field', async () => {
  const outcomes = [
    cut,
    new Refusal('customer.code', '验证码不正确或已失效', { verifyCode: '验证码不正确或已失效' }),
    withdrawal,
  ];
  const { user, requests } = renderPage(form, { ...answers, [submit]: () => outcomes.shift() });
  await user.type(screen.getByLabelText('金额'), '100');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  await confirmReview(user);
  expect(await screen.findByText('网络异常，请稍后重试')).toBeInTheDocument();
  expect(screen.getByLabelText('短信验证码')).toHaveValue('123456');
  await user.click(press());
  await confirmReview(user);
  expect(await screen.findByText('验证码不正确或已失效')).toBeInTheDocument();
  expect(screen.getByLabelText('短信验证码')).toHaveAttribute('aria-invalid', 'true');
  await user.click(press());
  await confirmReview(user);
  await waitFor(() => expect(done).toHaveBeenCalledWith(withdrawal));
  const sent = paths(requests, submit);
  expect(sent.map(({ body }) => body)).toEqual(
    Array(3).fill({
      accountId: '2',
      bankId: bankCard.id,
      amount: '100',
      verifyCode: '123456',
      fee: '3.00',
      rate: '7.16',
    }),
  );
  const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('reports open positions and an unavailable platform', () => {
  const { unmount } = renderPage(
    <NewWithdrawalForm info={{ ...info, accounts: [{ ...mt5, positions: 2 }] }} onSubmitted={done} />,
    answers,
  );
  expect(screen.getByText(/该账户有 2 笔持仓/)).toBeInTheDocument();
  unmount();
  const away = { ...mt5, withdrawable: '0.00', stale: true };
  renderPage(<NewWithdrawalForm info={{ ...info, accounts: [away] }} onSubmitted={done} />, answers);
  expect(screen.getByText('交易平台暂时无法连接，该账户的余额稍后可查')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: /余额暂时无法查询/ })).toBeInTheDocument();
});

test('shows the figures of the gateway again before submission, and keeps the input when going back', async () => {
  const { user, requests } = renderPage(form, { ...answers, [submit]: () => withdrawal });
  await user.type(screen.getByLabelText('金额'), '100');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  const dialog = within(await screen.findByRole('dialog', { name: '确认出金' }));
  for (const text of ['MT5 账户 5100001', '3.00', '694.52', '1 USD = 7.16 CNY', '1 个工作日内到账']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  await user.click(dialog.getByRole('button', { name: '返回修改' }));
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('100'));
  await waitFor(() => expect(screen.getByLabelText('短信验证码')).toHaveValue('123456'));
  expect(paths(requests, submit)).toEqual([]);
});

test('withdraws a balance below the minimum as a whole, and reports a fee that exceeds it at the amount', async () => {
  const msg = '出金金额须大于手续费 3.00 美元；余额过少时，可先转账合并到其他账户';
  const poor = { ...info, accounts: [{ ...wallet, withdrawable: '2.50' }] };
  const { user, requests } = renderPage(<NewWithdrawalForm info={poor} onSubmitted={done} />, {
    [fee]: () => new Refusal('withdraw.fee', msg, { amount: msg }),
  });
  expect(screen.getByText(/余额不足 50.00 USD，可一次全部出金 2.50 USD/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '全部' }));
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveAccessibleDescription(expect.stringContaining(msg)));
  expect(screen.getByLabelText('金额')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(paths(requests, submit)).toEqual([]);
});

test('asks for the second factor in place of the code by SMS, and keeps the question until it is right', async () => {
  const wrong = '验证码或恢复码不正确';
  const outcomes = [
    new Refusal('FACTOR', '请完成两步验证', undefined, { kinds: ['totp'] }),
    new Refusal('customer.factor', wrong, { factor: wrong }),
    withdrawal,
  ];
  const { user, requests } = renderPage(
    <NewWithdrawalForm info={{ ...info, factors: ['totp'] }} onSubmitted={done} />,
    { ...answers, [submit]: () => outcomes.shift() },
  );
  expect(screen.queryByLabelText('短信验证码')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('金额'), '100');
  await user.click(press());
  await confirmReview(user);
  const dialog = within(await screen.findByRole('dialog', { name: '两步验证' }));
  const code = await dialog.findByLabelText('身份验证器中的 6 位验证码');
  await user.type(code, '000000');
  await user.click(dialog.getByRole('button', { name: '出金 100 USD' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(dialog.getByRole('button', { name: '出金 100 USD' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith(withdrawal));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const body = { accountId: '2', bankId: bankCard.id, amount: '100', fee: '3.00', rate: '7.16' };
  expect(paths(requests, submit).map((sent) => sent.body)).toEqual([
    body,
    { ...body, factor: { code: '000000' } },
    { ...body, factor: { code: '123456' } },
  ]);
});

test('leads back to the form when the question for the second factor is closed, or something else is refused', async () => {
  const asked = () => new Refusal('FACTOR', '请完成两步验证', undefined, { kinds: ['totp'] });
  const outcomes = [asked(), asked(), new Refusal('withdraw.funds', '余额不足', { amount: '余额不足' })];
  const { user } = renderPage(<NewWithdrawalForm info={{ ...info, factors: ['totp'] }} onSubmitted={done} />, {
    ...answers,
    [submit]: () => outcomes.shift(),
  });
  await user.type(screen.getByLabelText('金额'), '100');
  await user.click(press());
  await confirmReview(user);
  const dialog = () => screen.findByRole('dialog', { name: '两步验证' });
  await user.click(within(await dialog()).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(press());
  await confirmReview(user);
  await user.type(await within(await dialog()).findByLabelText('身份验证器中的 6 位验证码'), '123456');
  await user.click(within(await dialog()).getByRole('button', { name: '出金 100 USD' }));
  await waitFor(() =>
    expect(screen.getByLabelText('金额')).toHaveAccessibleDescription(expect.stringContaining('余额不足')),
  );
  expect(done).not.toHaveBeenCalled();
});
