import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Empty } from '../empty/empty';
import { Money } from '../money/money';
import type { Column } from './column';
import { Table } from './table';

const meta = { component: Table } satisfies Meta<typeof Table>;

export default meta;

type Row = { pno: string; amount: string; status: string };

const rows: Row[] = [
  { pno: 'D1000001', amount: '600.00', status: '已到账' },
  { pno: 'D1000002', amount: '1250.00', status: '待支付' },
];

const columns: Column<Row>[] = [
  { id: 'pno', head: '单号', primary: true, cell: ({ pno }) => pno },
  { id: 'amount', head: '金额', align: 'end', sortable: true, cell: ({ amount }) => <Money value={amount} /> },
  { id: 'status', head: '状态', cell: ({ status }) => status },
];

const base = { caption: '入金记录', columns, rowKey: ({ pno }: Row) => pno };

export const Full: StoryObj = {
  render: () => (
    <Table
      {...base}
      rows={rows}
      sort={{ by: 'amount', direction: 'descending' }}
      onSort={() => undefined}
      foot={{ pno: '合计', amount: <Money value="1850.00" /> }}
    />
  ),
};

/** On a phone every row has two lines, and a tap opens the rest. */
export const TwoLines: StoryObj = {
  render: () => (
    <Table
      {...base}
      columns={[
        { id: 'pno', head: '单号', primary: true, cell: ({ pno }: Row) => pno },
        { id: 'account', head: '账户', phone: 'title', cell: () => 'MT5 账户 5100017' },
        { id: 'amount', head: '金额', align: 'end', phone: 'figure', cell: ({ amount }) => <Money value={amount} /> },
        { id: 'at', head: '时间', phone: 'note', cell: () => '2026-11-25 17:02' },
        { id: 'status', head: '状态', phone: 'mark', cell: ({ status }) => status },
      ]}
      rows={rows}
    />
  ),
};

export const Loading: StoryObj = { render: () => <Table {...base} rows={[]} busy={3} /> };

export const None: StoryObj = { render: () => <Table {...base} rows={[]} empty={<Empty title="还没有入金记录" />} /> };

const long = Array.from({ length: 10_000 }, (_, number) => ({
  pno: `D${1_000_000 + number}`,
  amount: `${number}.00`,
  status: '已到账',
}));

/** Ten thousand rows, of which a few dozen are in the DOM. */
export const Long: StoryObj = {
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: function Render() {
    const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
    return (
      <Table
        {...base}
        rows={direction === 'ascending' ? long : [...long].reverse()}
        sort={{ by: 'amount', direction }}
        onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
      />
    );
  },
};
