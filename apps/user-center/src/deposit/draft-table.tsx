import type { Account } from '@portal/contract/account';
import type { Draft } from '@portal/contract/deposit';
import { DateTime, Money, Row, StatusTag, Table, Tag, type Column } from '@portal/ui';
import type { ReactNode } from 'react';
import { accountName } from '../shared/accounts/account-name';

type Props = {
  caption: string;
  drafts: readonly Draft[];
  accounts: readonly Account[];
  busy?: number;
  empty?: ReactNode;
};

const columnsOf = (accounts: readonly Account[]): Column<Draft>[] => [
  { id: 'pno', head: '单号', primary: true, cell: ({ pno }) => pno },
  {
    id: 'status',
    head: '状态',
    phone: 'mark',
    cell: ({ status, late }) => (
      <Row data-gap={1}>
        <StatusTag status={status} />
        {status === 'paid' && late && <Tag>迟到付款</Tag>}
      </Row>
    ),
  },
  {
    id: 'at',
    head: '时间',
    phone: 'note',
    cell: ({ paidAt, createdAt }) => <DateTime value={paidAt ?? createdAt} show="minute" />,
  },
  {
    id: 'account',
    head: '入金账户',
    phone: 'title',
    cell: ({ accountId }) => {
      const account = accounts.find(({ id }) => id === accountId);
      return account ? accountName(account) : '–';
    },
  },
  {
    id: 'pay',
    head: '应付',
    align: 'end',
    cell: ({ payAmount, payCurrency }) => <Money value={payAmount} currency={payCurrency} />,
  },
  {
    id: 'amount',
    head: '入金金额',
    align: 'end',
    phone: 'figure',
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} />,
  },
];

/** A table of deposits. */
export function DraftTable({ caption, drafts, accounts, busy, empty }: Props) {
  return (
    <Table
      caption={caption}
      columns={columnsOf(accounts)}
      rows={drafts}
      rowKey={({ pno }) => pno}
      busy={busy}
      empty={empty}
    />
  );
}
