import { render, screen, waitFor } from '@testing-library/react';
import { ToastProvider } from '@portal/ui';
import userEvent from '@testing-library/user-event';
import { ListTools } from './list-tools';
import { wholeList } from './use-pages';

it('names the CSV file for the day in Beijing', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T18:00:00Z') });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  URL.createObjectURL = () => 'blob:x';
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const source = wholeList({ currentData: ['1'], isFetching: false, refetch: () => undefined });
  const columns = [{ id: 'id', head: '编号', text: (row: string) => row }];
  const view = { query: '', onView: jest.fn(), onColumns: jest.fn() };
  render(
    <ToastProvider>
      <ListTools id="deposits" name="入金" columns={columns} shown={['id']} source={source} {...view} />
    </ToastProvider>,
  );
  await user.click(screen.getByRole('button', { name: /CSV/ }));
  await waitFor(() => expect(names).toEqual(['入金-2026-11-27.csv']));
  click.mockRestore();
  jest.useRealTimers();
});
