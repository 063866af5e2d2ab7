import type { Account } from '@portal/contract/account';
import type { StatementMonth } from '@portal/contract/reports';
import { Money, Table, Tag, TextLink, type Column } from '@portal/ui';
import { styled } from 'styled-components';
import { explainAddress } from '../explain/explain-view';
import { monthWords } from '../month-words';
import { StatementFiles } from './statement-files';

const Month = styled.span`
  white-space: nowrap;
`;

type Props = { account: Account; months: readonly StatementMonth[]; busy?: number };

const columnsOf = (account: Account): Column<StatementMonth>[] => [
  {
    id: 'month',
    head: '月份',
    primary: true,
    phone: 'title',
    cell: ({ month, final }) => (
      <>
        <Month>{monthWords(month)}</Month> {!final && <Tag tone="plain">未结束</Tag>}
      </>
    ),
  },
  { id: 'opening', head: '期初余额', align: 'end', cell: ({ opening }) => <Money value={opening} /> },
  {
    id: 'net',
    head: '全部变动',
    align: 'end',
    cell: ({ net }) => <Money value={net} />,
  },
  {
    id: 'closing',
    head: '期末余额',
    align: 'end',
    phone: 'figure',
    cell: ({ closing }) => <Money value={closing} />,
  },
  // The wallet has no positions. Only the result of trading is coloured: money moved is neither gain nor loss.
  ...(account.kind === 'mt5'
    ? [
        {
          id: 'result',
          head: '交易净盈亏',
          align: 'end' as const,
          phone: 'mark' as const,
          cell: ({ result }: StatementMonth) => <Money value={result} signed />,
        },
      ]
    : []),
  {
    id: 'count',
    head: '明细',
    align: 'end',
    phone: 'note',
    cell: ({ month, count }) => (
      <TextLink
        href={`/user-center/explain${explainAddress({ accountId: account.id, of: 'balance', month, page: 1 })}`}
        aria-label={`${monthWords(month)}的 ${count} 笔变动`}
      >
        {count} 笔
      </TextLink>
    ),
  },
  { id: 'files', head: '下载', align: 'end', cell: ({ month }) => <StatementFiles account={account} month={month} /> },
];

/** Months of an account with their files. */
export function StatementTable({ account, months, busy }: Props) {
  return (
    <Table caption="月结单" columns={columnsOf(account)} rows={months} rowKey={({ month }) => month} busy={busy} />
  );
}
