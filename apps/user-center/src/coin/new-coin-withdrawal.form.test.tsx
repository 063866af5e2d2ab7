import type { CoinAddress } from '@portal/contract/coin';
import { screen, waitFor, within } from '@testing-library/react';
import { wallet } from '../testing/fixtures';
import { paths, renderPage } from '../testing/render-page';
import type { PageInfo } from './coin-terms';
import { NewCoinWithdrawalForm } from './new-coin-withdrawal.form';

const submit = '/v2/coin/submitWithdrawCoinV2';
const now = Date.parse('2026-11-21T07:00:00.000Z');
const tron: CoinAddress = {
  id: '31',
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  label: '我的钱包',
  usableFrom: '2026-11-20T07:00:00.000Z',
};
const cooling: CoinAddress = {
  id: '32',
  coin: 'USDT',
  chain: 'ERC20',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  label: '新的',
  usableFrom: '2126-11-22T07:00:00.000Z',
};
const info: PageInfo = {
  factors: [],
  accounts: [{ ...wallet, withdrawable: '900.00' }],
  addresses: [tron, cooling],
  coins: [
    {
      coin: 'USDT',
      chains: [
        { chain: 'TRC20', fee: '1.000000', min: '100.00', max: '500.00', arrival: '约 5 分钟' },
        { chain: 'ERC20', fee: '8.000000', min: '200.00', max: '100000.00', arrival: '约 15 分钟' },
      ],
    },
  ],
  rate: '1.000000',
};
const answers = {
  '/v2/coin/getWithdrawCoinFeeV2': () => ({
    amount: '150.00',
    fee: '1.000000',
    receive: '149.000000',
    rate: '1.000000',
  }),
};
const add = jest.fn();
const form = (given: PageInfo = info, addedId?: string) => (
  <NewCoinWithdrawalForm info={given} addedId={addedId} asOf={now} onAddAddress={add} onSubmitted={jest.fn()} />
);
const press = () => screen.getByRole('button', { name: '提交出金' });

beforeEach(() => sessionStorage.clear());

test('shows a short address in the list, and the full address with its network for confirmation', async () => {
  const { user } = renderPage(form(), answers);
  expect(screen.getByRole('option', { name: '我的钱包（TRC20 TJRabP...RTv8）' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('收款地址'), tron.id);
  await waitFor(() => expect(screen.getByText(tron.address)).toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('请确认该地址属于 TRC20 网络')).toBeInTheDocument());
  await user.type(screen.getByLabelText('金额'), '150');
  expect(await screen.findByText('149.000000')).toBeInTheDocument();
});

test('applies the limits of the network', async () => {
  const { user } = renderPage(form(), answers);
  await user.selectOptions(screen.getByLabelText('收款地址'), tron.id);
  await user.click(screen.getByRole('button', { name: '全部' }));
  await waitFor(() => expect(screen.getByLabelText('金额')).toHaveValue('500.00'));
  await user.clear(screen.getByLabelText('金额'));
  await user.type(screen.getByLabelText('金额'), '99.99');
  await user.click(press());
  expect(await screen.findByText('单笔最低 100.00 USD')).toBeInTheDocument();
});

test('refuses a withdrawal to a new address during its cooling-off period', async () => {
  const { user, requests } = renderPage(form(), answers);
  await user.selectOptions(screen.getByLabelText('收款地址'), cooling.id);
  await waitFor(() => expect(screen.getByText(/新地址冷却中/)).toBeInTheDocument());
  await user.type(screen.getByLabelText('金额'), '250');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  expect(await screen.findByText('新地址的冷却期尚未结束，请稍后再试或选择其他地址')).toBeInTheDocument();
  expect(paths(requests, submit)).toEqual([]);
});

test('selects the address that was just added', async () => {
  renderPage(form(info, tron.id), answers);
  await waitFor(() => expect(screen.getByLabelText('收款地址')).toHaveValue(tron.id));
});

test('offers to add an address if the address book is empty', async () => {
  const { user } = renderPage(form({ ...info, addresses: [] }), answers);
  await user.click(press());
  expect(await screen.findByText('请先添加收款地址')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '添加地址' }));
  await waitFor(() => expect(add).toHaveBeenCalled());
});

test('shows the full address again before submission', async () => {
  const { user, requests } = renderPage(form(info, tron.id), answers);
  await waitFor(() => expect(screen.getByLabelText('收款地址')).toHaveValue(tron.id));
  await user.type(screen.getByLabelText('金额'), '150');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  const dialog = within(await screen.findByRole('dialog', { name: '确认出金' }));
  for (const text of [tron.address, '我的钱包，TRC20 网络', '149.000000', '1.000000', '约 5 分钟']) {
    expect(dialog.getByText(text)).toBeInTheDocument();
  }
  expect(dialog.getByText(/请确认该地址属于 TRC20 网络/)).toBeInTheDocument();
  expect(paths(requests, submit)).toEqual([]);
});
