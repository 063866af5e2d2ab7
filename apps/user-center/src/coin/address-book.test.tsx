import type { CoinAddress } from '@portal/contract/coin';
import { screen, waitFor, within } from '@testing-library/react';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { AddressBook } from './address-book';

const path = '/v2/coin/removeOutCoinAddress';
const usableFrom = '2026-11-21T07:00:00Z';
const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const addresses: CoinAddress[] = [
  { id: '31', coin: 'USDT', chain: 'TRC20', address: tron, label: '钱包', usableFrom },
  {
    id: '32',
    coin: 'USDT',
    chain: 'TRC20',
    address: 'TAVxuzbJiiEuMTx6Ff6RskCTLPgJfZZCbp',
    label: '交易所',
    usableFrom,
  },
];
const book = <AddressBook addresses={addresses} asOf={Date.parse('2026-11-29T00:00:00Z')} onAdd={jest.fn()} />;
const ask = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(screen.getByRole('button', { name: '移除地址 交易所' }));
  return within(await screen.findByRole('dialog', { name: '移除收款地址' }));
};

test('removes the address that is named, once the customer confirms it', async () => {
  const { user, requests } = renderPage(book, { [path]: () => null });
  const dialog = await ask(user);
  expect(dialog.getByText(/交易所（TRC20/)).toBeInTheDocument();
  expect(paths(requests, path)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '移除收款地址' }));
  await waitFor(() => expect(paths(requests, path)[0]?.body).toEqual({ id: '32' }));
  expect(await screen.findByText('已移除地址“交易所”')).toBeInTheDocument();
});

test('says why an address stays', async () => {
  const { user } = renderPage(book, { [path]: () => new Refusal('withdraw.targetUsed', '出金 C1 正在处理') });
  await user.click((await ask(user)).getByRole('button', { name: '移除收款地址' }));
  expect(await screen.findByText('出金 C1 正在处理')).toBeInTheDocument();
});
