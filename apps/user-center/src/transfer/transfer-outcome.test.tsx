import type { Transfer } from '@portal/contract/transfer';
import { screen, waitFor } from '@testing-library/react';
import { mt5, wallet } from '../testing/fixtures';
import { renderPage } from '../testing/render-page';
import { TransferOutcome } from './transfer-outcome';

const done: Transfer = {
  tno: 'T261121ABCDEF',
  from: { id: wallet.id, account_no: wallet.account_no },
  to: { id: mt5.id, account_no: mt5.account_no },
  amount: '5.00',
  currency: 'USD',
  receive: '5.00',
  receiveCurrency: 'USD',
  status: 'done',
  createdAt: '2026-11-21T07:00:00Z',
};
const again = jest.fn();
const show = (transfer: Transfer) =>
  renderPage(<TransferOutcome transfer={transfer} accounts={[wallet, mt5]} onAgain={again} />, {});

test('focuses a success, and links to trading, to the records and to another transfer', async () => {
  const { user } = show(done);
  expect(screen.getByRole('group', { name: '转账结果' })).toHaveFocus();
  expect(screen.getByText('转账成功')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去交易' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看记录' })).toHaveAttribute(
    'href',
    '/user-center/fundingDetails?tab=transfer',
  );
  await user.click(screen.getByRole('button', { name: '再转一笔' }));
  await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
});

test('offers no trading after a transfer to the wallet or a failed transfer', () => {
  const { unmount } = show({ ...done, from: done.to, to: done.from });
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
  unmount();
  show({ ...done, status: 'failed', reason: '交易账户的可用资金不足' });
  expect(screen.getByRole('group', { name: '转账结果' })).toHaveFocus();
  expect(screen.getByText('原因：交易账户的可用资金不足。款项仍在原账户，可以重新转账。')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '去交易' })).not.toBeInTheDocument();
});
