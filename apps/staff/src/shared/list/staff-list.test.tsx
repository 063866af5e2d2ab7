import { ToastProvider } from '@portal/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { giveListsLayout } from '../../testing/list-layout';
import { KeysProvider } from '../keys/keys';
import type { ListColumn } from './column';
import { StaffList, type StaffListProps } from './staff-list';
import { useListAddress, type ListFilter } from './use-list-address';
import type { RowSource } from './use-pages';

type Row = { id: string };

const columns: readonly ListColumn<Row>[] = [
  { id: 'id', head: '编号', text: ({ id }) => id, sort: 'id' },
  { id: 'more', head: '更多', text: ({ id }) => `more ${id}`, extra: true },
];
const filters: readonly ListFilter[] = [
  { name: 'status', label: '状态', kind: 'choice', options: [{ value: '1', label: '待审核' }] },
];
const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: `row-${at}` }));

const sourceOf = (all: readonly Row[], more: Partial<RowSource<Row>> = {}): RowSource<Row> => ({
  total: all.length,
  rowAt: (index) => all[index],
  show: () => undefined,
  error: undefined,
  isFetching: false,
  refetch: () => undefined,
  all: async () => all,
  ...more,
});

type ListedProps = Pick<StaffListProps<Row>, 'source' | 'onOpen' | 'onApprove'>;

function Listed({ source, onOpen, onApprove }: ListedProps) {
  const address = useListAddress(filters);
  return (
    <>
      <output>{useLocation().search}</output>
      <StaffList
        id="test"
        name="测试"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={onOpen}
        onApprove={onApprove}
        empty={<p>empty</p>}
      />
    </>
  );
}

beforeEach(() => {
  giveListsLayout();
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => jest.restoreAllMocks());

const show = (source: RowSource<Row>, onOpen?: (row: Row) => void, onApprove?: ListedProps['onApprove']) => {
  render(
    <ToastProvider>
      <MemoryRouter>
        <KeysProvider>
          <Listed source={source} onOpen={onOpen} onApprove={onApprove} />
        </KeysProvider>
      </MemoryRouter>
    </ToastProvider>,
  );
  return userEvent.setup();
};

const chosen = () => screen.getByRole('row', { selected: true });

it('renders only the rows on the screen, and shows the total number', () => {
  show(sourceOf(rows));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(screen.getByText('10,000 条以上')).toBeInTheDocument();
});

it('has no elements for rows that have not loaded', () => {
  show(sourceOf(rows, { rowAt: (index) => (index < 3 ? rows[index] : undefined), isFetching: true }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
});

it('chooses the first row again when the order changes', async () => {
  const user = show(sourceOf(rows.slice(0, 3)));
  await user.keyboard('jj');
  await user.click(screen.getByRole('button', { name: '编号' }));
  await waitFor(() => expect(within(chosen()).getByText('row-0')).toBeInTheDocument());
});

it('selects rows with j and k, and opens a row with Enter', async () => {
  const onOpen = jest.fn();
  const user = show(sourceOf(rows.slice(0, 3)), onOpen);
  await user.keyboard('jjk');
  await waitFor(() => expect(within(chosen()).getByText('row-1')).toBeInTheDocument());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onOpen).toHaveBeenCalledWith({ id: 'row-1' }, 1));
});

it('approves the chosen row with a and chooses the next one, or keeps it where it was refused', async () => {
  const approved: string[] = [];
  const user = show(sourceOf(rows.slice(0, 4)), undefined, ({ id }) => ({
    label: 'approve',
    run: async () => {
      approved.push(id);
      return id !== 'row-1';
    },
  }));
  await user.keyboard('a');
  await user.keyboard('a');
  await user.keyboard('a');
  await waitFor(() => expect(approved).toEqual(['row-0', 'row-1', 'row-1']));
});

it('approves nothing twice while the approval is sent, and no row that cannot be approved', async () => {
  let done: (value: boolean) => void = () => undefined;
  const run = jest.fn(() => new Promise<boolean>((resolve) => (done = resolve)));
  const user = show(sourceOf(rows.slice(0, 2)), undefined, ({ id }) =>
    id === 'row-0' ? { label: 'approve', run } : undefined,
  );
  await user.keyboard('aa');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  await act(async () => done(true));
  await user.keyboard('a');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

it('keeps the last row selected if j is pressed at the end of the list', async () => {
  const user = show(sourceOf(rows.slice(0, 2)));
  await user.keyboard('jjjj');
  await waitFor(() => expect(within(chosen()).getByText('row-1')).toBeInTheDocument());
});

it('writes filters and sort order to the address', async () => {
  const user = show(sourceOf(rows.slice(0, 2)));
  await user.selectOptions(screen.getByLabelText('状态'), '1');
  await user.click(screen.getByRole('button', { name: '编号' }));
  await waitFor(() => expect(screen.getByText('?status=1&sort=id')).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /编号/ }));
  await waitFor(() => expect(screen.getByText('?status=1&sort=-id')).toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('columnheader')).toHaveAttribute('aria-sort', 'descending'));
});

it('sorts by a select if rows are cards without column heads', async () => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() });
  const user = show(sourceOf(rows.slice(0, 2)));
  await user.selectOptions(screen.getByLabelText('排序'), '编号 降序');
  await waitFor(() => expect(screen.getByText('?sort=-id')).toBeInTheDocument());
});

it('stores the selected columns', async () => {
  const user = show(sourceOf(rows.slice(0, 2)));
  await user.click(screen.getByRole('button', { name: '列' }));
  await user.click(screen.getByLabelText('更多'));
  await waitFor(() => expect(JSON.parse(localStorage.getItem('staff:columns:test') ?? '')).toEqual(['id', 'more']));
});

it('saves the current filters as a view', async () => {
  const user = show(sourceOf(rows.slice(0, 2)));
  await user.selectOptions(screen.getByLabelText('状态'), '1');
  await user.click(screen.getByRole('button', { name: '视图' }));
  await user.type(screen.getByLabelText('把当前筛选保存为'), '待办');
  await user.click(screen.getByRole('button', { name: '保存视图' }));
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('staff:views:test') ?? '')).toEqual([{ name: '待办', query: 'status=1' }]),
  );
});

it('shows the empty and the failed state', async () => {
  const refetch = jest.fn();
  const failed = sourceOf([], { total: undefined, error: { code: 'INTERNAL', msg: '系统繁忙' }, refetch });
  const user = show(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('系统繁忙');
  expect(screen.queryByText('正在加载')).not.toBeInTheDocument();
  expect(screen.getByText('未能加载')).toBeInTheDocument();
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  await waitFor(() => expect(refetch).toHaveBeenCalled());
});

it.each([
  ['a script error', { name: 'TypeError', message: 'x is not a function' }, '页面出错，请刷新页面后重试'],
  ['a cut line', { code: 'NETWORK', msg: '网络异常，请稍后重试', status: 0 }, '网络异常，请稍后重试'],
])('says what failed: %s', (_, error, text) => {
  show(sourceOf([], { total: undefined, error, refetch: jest.fn() }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

it('says that a page of the list did not load, and loads it again', async () => {
  const refetch = jest.fn();
  const rowAt = (index: number) => (index < 3 ? rows[index] : undefined);
  const user = show(sourceOf(rows, { rowAt, error: { code: 'NETWORK', msg: '网络异常' }, refetch }));
  expect(screen.getByText('部分记录未能加载。')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(refetch).toHaveBeenCalled());
});

it('shows the text of the page for an empty list', () => {
  show(sourceOf([]));
  expect(screen.getByText('empty')).toBeInTheDocument();
});

it('keeps the chosen row chosen where a refetch puts another one before it, and takes its place where it is gone', async () => {
  const opened: string[] = [];
  const keyed = (all: readonly Row[]) => {
    const idOf = ({ id }: Row) => id;
    return sourceOf(all, { idOf, indexOf: (id) => all.findIndex((row) => row.id === id) });
  };
  const page = (all: readonly Row[]) => (
    <ToastProvider>
      <MemoryRouter>
        <KeysProvider>
          <Listed source={keyed(all)} onOpen={({ id }) => opened.push(id)} />
        </KeysProvider>
      </MemoryRouter>
    </ToastProvider>
  );
  const some = rows.slice(0, 9);
  const { rerender } = render(page(some));
  const user = userEvent.setup();
  await user.keyboard('{Enter}jj{Enter}');
  rerender(page([{ id: 'new' }, ...some]));
  await user.keyboard('{Enter}');
  rerender(page([{ id: 'new' }, ...some.filter(({ id }) => id !== 'row-2')]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(opened).toEqual(['row-0', 'row-2', 'row-2', 'row-3']));
});
