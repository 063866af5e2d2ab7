import type { MoneyMonth } from '@portal/contract/reports';
import { Card, Empty, Money, Pagination, Table, TextLink, type Column } from '@portal/ui';
import { useState } from 'react';
import { monthWords } from '../month-words';
import type { Explained } from './balance-sum';
import { explainAddress, type ExplainView } from './explain-view';

const PAGE_SIZE = 12;

const columnsOf = (view: ExplainView): Column<MoneyMonth>[] => [
  {
    id: 'month',
    head: '月份',
    primary: true,
    phone: 'title',
    cell: ({ month }) => (
      <TextLink
        href={explainAddress({ ...view, month, page: 1 })}
        aria-current={month === view.month ? 'true' : undefined}
      >
        {monthWords(month)}
      </TextLink>
    ),
  },
  { id: 'opening', head: '期初余额', align: 'end', cell: ({ opening }) => <Money value={opening} /> },
  {
    id: 'net',
    head: '本月变动',
    align: 'end',
    phone: 'figure',
    cell: ({ net }) => <Money value={net} signed />,
  },
  {
    id: 'closing',
    head: '期末余额',
    align: 'end',
    phone: 'mark',
    cell: ({ closing }) => <Money value={closing} />,
  },
  { id: 'count', head: '笔数', align: 'end', phone: 'note', cell: ({ count }) => count },
];

type Props = {
  months: readonly MoneyMonth[];
  sum: Explained['sum'];
  currency: Explained['currency'];
  view: ExplainView;
};

/** Every month with a movement: opening + movements = closing. */
export function MonthList({ months, sum, currency, view }: Props) {
  const at = months.findIndex(({ month }) => month === view.month);
  const [pageNo, setPageNo] = useState(Math.floor(Math.max(at, 0) / PAGE_SIZE) + 1);
  const shown = months.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE);
  return (
    <Card title="按月" flush>
      <Table
        caption="按月"
        columns={columnsOf(view)}
        rows={shown}
        rowKey={({ month }) => month}
        foot={{ month: '合计', net: <Money value={sum.entries} currency={currency} signed />, count: sum.count }}
        empty={<Empty title="还没有变动">入金或转入后，每一笔变动都会出现在这里。</Empty>}
      />
      <Pagination label="按月分页" pageNo={pageNo} pageSize={PAGE_SIZE} total={months.length} onPage={setPageNo} />
    </Card>
  );
}
