import type { Account } from '@portal/contract/account';
import { Button, DateTime, Money, Table, type Column } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { accountName } from '../accounts/account-name';
import type { Payout } from './payout';
import { PayoutTag } from './payout-tag';

type Row = Payout & { accountId: string; amount: string; createdAt: string };

type Props<P> = {
  caption: string;
  rows: readonly P[];
  accounts: readonly Account[];
  toOf: (payout: P) => ReactNode;
  receiveOf: (payout: P) => ReactNode;
  /** The content of an open row. */
  detailOf: (payout: P) => ReactNode;
  busy?: number;
  empty?: ReactNode;
};

/** A table of withdrawals. An open row shows its facts and its timeline. */
export function PayoutTable<P extends Row>(props: Props<P>) {
  const { caption, rows, accounts, toOf, receiveOf, detailOf, busy, empty } = props;
  const [opened, setOpened] = useState<string>();
  const columns: Column<P>[] = [
    { id: 'pno', head: '单号', primary: true, cell: ({ pno }) => pno },
    { id: 'status', head: '状态', phone: 'mark', cell: ({ displayStatus }) => <PayoutTag status={displayStatus} /> },
    {
      id: 'at',
      head: '提交时间',
      phone: 'note',
      cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
    },
    {
      id: 'account',
      head: '出金账户',
      cell: ({ accountId }) => {
        const account = accounts.find(({ id }) => id === accountId);
        return account ? accountName(account) : '–';
      },
    },
    { id: 'to', head: '收款', phone: 'title', cell: toOf },
    {
      id: 'amount',
      head: '出金金额',
      align: 'end',
      phone: 'figure',
      cell: ({ amount }) => <Money value={amount} currency="USD" />,
    },
    { id: 'receive', head: '到账', align: 'end', cell: receiveOf },
    {
      id: 'open',
      head: '操作',
      align: 'end',
      opens: true,
      cell: ({ pno }) => (
        <Button
          tone="quiet"
          size="small"
          aria-expanded={opened === pno}
          onClick={() => setOpened(opened === pno ? undefined : pno)}
        >
          {opened === pno ? '收起' : '详情'}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ pno }) => pno}
      detailOf={(payout) => (payout.pno === opened ? detailOf(payout) : undefined)}
      busy={busy}
      empty={empty}
    />
  );
}
