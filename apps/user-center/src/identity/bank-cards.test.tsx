import { screen, waitFor, within } from '@testing-library/react';
import { bankCard } from '../testing/fixtures';
import { paths, Refusal, renderPage } from '../testing/render-page';
import { BankCards } from './bank-cards';

const path = '/v2/person/removeBank';
const other = { ...bankCard, id: '72', accountNumber: '6225***********1111' };
const name = '移除银行卡';
const ask = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(screen.getByRole('button', { name: `移除银行卡 ${other.accountNumber}` }));
  return within(await screen.findByRole('dialog', { name }));
};

test('removes the card that is named, once the customer confirms it', async () => {
  const { user, requests } = renderPage(<BankCards cards={[bankCard, other]} />, { [path]: () => null });
  const dialog = await ask(user);
  expect(dialog.getByText(/6225\*+1111/)).toBeInTheDocument();
  expect(paths(requests, path)).toEqual([]);
  await user.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(paths(requests, path)[0]?.body).toEqual({ id: '72' }));
  expect(await screen.findByText(/^已移除/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
});

test('says why a card stays', async () => {
  const { user } = renderPage(<BankCards cards={[bankCard, other]} />, {
    [path]: () => new Refusal('withdraw.targetUsed', '出金 W1 正在处理'),
  });
  await user.click((await ask(user)).getByRole('button', { name }));
  expect(await screen.findByText('出金 W1 正在处理')).toBeInTheDocument();
});
