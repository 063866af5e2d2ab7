import { screen } from '@testing-library/react';
import { accountInfo, mt5, wallet } from '../testing/fixtures';
import { Refusal, renderPage } from '../testing/render-page';
import { TransferPage } from './transfer.page';

test('shows 获取账户列表失败 if the account list is refused without a message, and the form after a retry', async () => {
  const answers = [new Refusal('X', ''), [wallet, mt5]];
  const { user } = renderPage(<TransferPage />, {
    '/v2/transfer/accountList': () => answers.shift(),
    '/v2/customer/queryAccountInfo': () => accountInfo,
    '/v2/transfer/getTransferRecords': () => ({ list: [], total: 0, pageNo: 1, pageSize: 15 }),
  });
  expect(await screen.findByText('获取账户列表失败')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('form', { name: /转账/ })).toBeInTheDocument();
});
