import { screen, waitFor } from '@testing-library/react';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { NewAddressForm } from './new-address.form';

const add = '/v2/coin/addOutCoinAddress';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const added = {
  id: '31',
  coin: 'USDT',
  chain: 'TRC20',
  address: tron,
  label: '钱包',
  usableFrom: '2026-11-21T07:00:00Z',
};
const press = () => screen.getByRole('button', { name: '添加地址' });

beforeEach(() => sessionStorage.clear());

test('selects the network of the address, and removes spaces around the address', async () => {
  const done = jest.fn();
  const { user, requests } = renderPage(<NewAddressForm onAdded={done} />, { [add]: () => added });
  await user.click(screen.getByLabelText('钱包地址'));
  await user.paste(` ${tron}\n`);
  expect(screen.getByLabelText('钱包地址')).toHaveValue(tron);
  expect(screen.getByLabelText('网络')).toHaveValue('TRC20');
  await user.type(screen.getByLabelText('地址名称'), '钱包');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  await waitFor(() => expect(done).toHaveBeenCalledWith(added));
  expect(paths(requests, add)[0]?.body).toEqual({
    coin: 'USDT',
    chain: 'TRC20',
    address: tron,
    label: '钱包',
    verifyCode: '123456',
  });
});

test('keeps the selected network, and reports an address of the other network', async () => {
  const { user, requests } = renderPage(<NewAddressForm onAdded={jest.fn()} />, {});
  await user.selectOptions(screen.getByLabelText('网络'), 'ERC20');
  await user.click(screen.getByLabelText('钱包地址'));
  await user.paste(tron);
  await user.click(press());
  expect(await screen.findByText('这是 TRC20 网络的地址，与所选的 ERC20 网络不一致')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('网络')).toHaveValue('ERC20'));
  expect(paths(requests, add)).toEqual([]);
});

test('shows the error of the gateway about the address at its field', async () => {
  const { user } = renderPage(<NewAddressForm onAdded={jest.fn()} />, {
    [add]: () => new Refusal('coin.addressTaken', '该地址已在地址簿中', { address: '该地址已在地址簿中' }),
  });
  await user.click(screen.getByLabelText('钱包地址'));
  await user.paste(tron);
  await user.type(screen.getByLabelText('地址名称'), '钱包');
  await user.type(screen.getByLabelText('短信验证码'), '123456');
  await user.click(press());
  expect(await screen.findByText('该地址已在地址簿中')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('钱包地址')).toHaveFocus());
});

test('warns of an address without a checksum, and shows it with one', async () => {
  const { user } = renderPage(<NewAddressForm onAdded={jest.fn()} />, {});
  const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  await user.click(screen.getByLabelText('钱包地址'));
  await user.paste(wallet.toLowerCase());
  expect(await screen.findByText('该地址不分大小写，无法校验有无输错，请与钱包逐位核对')).toBeInTheDocument();
  expect(screen.getByText(wallet)).toBeInTheDocument();
  await user.clear(screen.getByLabelText('钱包地址'));
  await user.paste(wallet);
  expect(screen.queryByText(/无法校验有无输错/)).toBeNull();
});

test('refuses a token contract at the field with its own words', async () => {
  const { user, requests } = renderPage(<NewAddressForm onAdded={jest.fn()} />, {});
  await user.click(screen.getByLabelText('钱包地址'));
  await user.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  await user.click(press());
  expect(await screen.findByText(/^这是代币合约的地址/)).toBeInTheDocument();
  expect(paths(requests, add)).toEqual([]);
});
