import type { Account } from '@portal/contract/account';
import { screen, waitFor, within } from '@testing-library/react';
import { commonConfig, mt5, wallet } from '../testing/fixtures';
import { paths, Refusal, renderPage, type Answers } from '../testing/render-page';
import { AccountsPart } from './accounts-part';

const path = '/v2/user/getAccountInfoAjax';
const config: Answers = { '/v2/common/getCommonConfig': () => commonConfig };
const full: Account = {
  ...mt5,
  nickname: '黄金',
  balance: '1001.01',
  equity: '1002.02',
  credit: '20.03',
  bonus: '0.04',
  margin: '105.05',
  first_deposit: { minimum: '50.00', leverage: 200 },
  product_margins: [
    { zone: 1, from: 1, to: 1 },
    { zone: 7, from: 20, to: 25 },
  ],
  free_margin: '906.06',
  margin_level: 953.8,
  positions: 3,
  withdrawable: '807.07',
};

const details = async () => within(await screen.findByRole('dialog', { name: /账户详情$/ }));

test('shows every field of the account with the current data of the gateway', async () => {
  const { user, requests } = renderPage(<AccountsPart accounts={[wallet, mt5]} />, { ...config, [path]: () => full });
  await user.click(screen.getByRole('button', { name: '账户详情：5100001' }));
  expect(await (await details()).findByText('1,001.01')).toBeInTheDocument();
  const shown = (await details())
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(shown).toEqual([
    expect.stringMatching(/^账号 5100001/),
    '账户类型 MT5 账户',
    '账户昵称 黄金',
    '账户级别 迷你账户',
    '状态 正常',
    '客户号 80010001',
    '账户编号 2',
    'MT5 账户组 real\\MIN-USD',
    '币种 USD',
    '杠杆 1:100',
    '各产品杠杆 外汇 1:100；股票 1:4 至 1:5',
    '首次入金最低 50.00',
    '首次入金后杠杆 1:200',
    '余额 1,001.01',
    '净值 1,002.02',
    '赠金 20.03',
    '余额中的奖金 0.04',
    '已用保证金 105.05',
    '可用保证金 906.06',
    '保证金比例 953.8%',
    '预警线 100%',
    '强平线 50%',
    '持仓 3 笔',
    '可出金 807.07',
  ]);
  expect(paths(requests, path).map(({ body }) => body)).toEqual([{ id: '2' }]);
});

test('requests the details at each opening, and not before the first', async () => {
  const { user, requests } = renderPage(<AccountsPart accounts={[mt5]} />, { ...config, [path]: () => full });
  expect(paths(requests, path)).toEqual([]);
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: '账户详情：5100001' }));
    expect(await (await details()).findByText('1,001.01')).toBeInTheDocument();
    await waitFor(() => expect(paths(requests, path)).toHaveLength(times));
    await user.click((await details()).getByRole('button', { name: '关闭' }));
  }
});

test('shows 获取账户信息失败 for an error without a message, and the account after a retry', async () => {
  const answers = [new Refusal('X', ''), full];
  const { user } = renderPage(<AccountsPart accounts={[mt5]} />, { ...config, [path]: () => answers.shift() });
  await user.click(screen.getByRole('button', { name: '账户详情：5100001' }));
  expect(await (await details()).findByText('获取账户信息失败')).toBeInTheDocument();
  await user.click((await details()).getByRole('button', { name: '重试' }));
  expect(await (await details()).findByText('1,001.01')).toBeInTheDocument();
});

test('shows no details of the previous account if those of the current one fail to load', async () => {
  const answers = [wallet, new Refusal('X', '')];
  const { user } = renderPage(<AccountsPart accounts={[wallet, mt5]} />, { ...config, [path]: () => answers.shift() });
  await user.click(screen.getByRole('button', { name: `账户详情：${wallet.account_no}` }));
  expect(await (await details()).findByText('主账户')).toBeInTheDocument();
  await user.click((await details()).getByRole('button', { name: '关闭' }));
  await user.click(screen.getByRole('button', { name: '账户详情：5100001' }));
  expect(await (await details()).findByText('获取账户信息失败')).toBeInTheDocument();
  expect((await details()).queryByText('主账户')).toBeNull();
});
