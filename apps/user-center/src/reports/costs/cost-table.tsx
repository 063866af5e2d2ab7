import type { CostRow } from '@portal/contract/reports';
import { Card, Empty, Money, Table, type Column } from '@portal/ui';
import { monthWords } from '../month-words';

type Props = { title: string; head: '月份' | '品种'; rows: readonly CostRow[] };

const figure = (id: 'profit' | 'spread' | 'commission' | 'swap' | 'net', head: string): Column<CostRow> => ({
  id,
  head,
  align: 'end',
  ...(id === 'net' && { phone: 'figure' as const }),
  cell: (row) => <Money value={row[id]} signed />,
});

/** Costs and profits side by side, one row per month or symbol. */
export function CostTable({ title, head, rows }: Props) {
  const columns: Column<CostRow>[] = [
    {
      id: 'name',
      head,
      primary: true,
      phone: 'title',
      cell: ({ name }) => (head === '月份' ? monthWords(name) : name),
    },
    { id: 'count', head: '笔数', align: 'end', phone: 'note', cell: ({ count }) => count },
    { id: 'lots', head: '手数', align: 'end', phone: 'mark', cell: ({ lots }) => lots },
    figure('spread', '点差'),
    figure('commission', '佣金'),
    figure('swap', '隔夜利息'),
    figure('profit', '平仓盈亏'),
    figure('net', '净盈亏'),
  ];
  return (
    <Card title={title} flush>
      <Table
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={<Empty title="没有平仓的交易">换一个日期范围再看。</Empty>}
      />
    </Card>
  );
}
