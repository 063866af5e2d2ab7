import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import type { Column } from './column';
import { Table, type TableProps } from './table';

type Deal = { id: string; symbol: string; profit: string };
const columns: readonly Column<Deal>[] = [
  { id: 'symbol', head: '品种', cell: ({ symbol }) => symbol, primary: true },
  { id: 'profit', head: '盈亏', cell: ({ profit }) => profit, align: 'end', sortable: true },
];
const rows: readonly Deal[] = [
  { id: '1', symbol: 'XAUUSD', profit: '+120.50' },
  { id: '2', symbol: 'EURUSD', profit: '-33.10' },
];
const deals = (props: Partial<TableProps<Deal>> = {}) => (
  <Table caption="成交" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
);

test('shows rows, labels for the cards of a phone, and sums', async () => {
  render(deals({ foot: { symbol: '合计', profit: '+87.40' } }));
  const table = screen.getByRole('table', { name: '成交' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('cell', { name: '-33.10' })).toHaveAttribute('data-label', '盈亏');
  expect(screen.getByRole('cell', { name: '+87.40' })).toBeInTheDocument();
  expect(await breaches()).toEqual([]);
});

test('shows its sort order and requests another one', async () => {
  const onSort = jest.fn();
  render(deals({ sort: { by: 'profit', direction: 'descending' }, onSort }));
  expect(screen.getByRole('columnheader', { name: '盈亏' })).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: '品种' })).not.toHaveAttribute('aria-sort');
  await userEvent.click(screen.getByRole('button', { name: '盈亏' }));
  await waitFor(() => expect(onSort).toHaveBeenCalledWith('profit'));
  expect(screen.queryByRole('button', { name: '品种' })).toBeNull();
});

test('shows the details of an expanded row below it', () => {
  render(deals({ detailOf: ({ id }) => (id === '1' ? '开仓 2384.15' : null) }));
  const all = screen.getAllByRole('row');
  expect(all).toHaveLength(4);
  expect(all[2]).toHaveTextContent('开仓 2384.15');
});

test('shows placeholder rows while it loads, then the text for an empty table', () => {
  const { rerender } = render(deals({ rows: [], busy: 5, empty: <p>还没有成交</p> }));
  expect(screen.getByRole('table', { name: '成交' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(6);
  rerender(deals({ rows: [], empty: <p>还没有成交</p> }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('还没有成交')).toBeInTheDocument();
});

test('shows the remaining columns of a two-line row when it is expanded', async () => {
  const places = [{ ...columns[0], phone: 'title' as const }, columns[1]] as readonly Column<Deal>[];
  render(deals({ columns: places }));
  const [first] = screen.getAllByRole('row').slice(1);
  const button = within(first as HTMLElement).getByLabelText('详情');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(first).toHaveAttribute('data-unfolded', 'true');
  expect(screen.getAllByRole('row')[2]).not.toHaveAttribute('data-unfolded');
});

test('shows no expand button in a row that has its own button to open it', () => {
  const opening: Column<Deal> = {
    id: 'open',
    head: '操作',
    opens: true,
    cell: () => <button type="button">查看</button>,
  };
  render(deals({ columns: [{ ...(columns[0] as Column<Deal>), phone: 'title' }, opening] }));
  expect(screen.queryByLabelText('详情')).toBeNull();
});

test('renders a few dozen of ten thousand rows, and exposes the number to screen readers', async () => {
  const rows = Array.from({ length: 10_000 }, (_, number) => ({ id: String(number) }));
  render(
    <Table
      caption="成交"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ id: 'id', head: '单号', primary: true, cell: ({ id }) => id }]}
    />,
  );
  expect(document.querySelectorAll('tr').length).toBeLessThanOrEqual(60);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByRole('row', { name: /^0$/ })).toHaveAttribute('aria-rowindex', '2');
  expect(await breaches()).toEqual([]);
});
