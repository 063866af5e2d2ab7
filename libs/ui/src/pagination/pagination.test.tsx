import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { Pagination } from './pagination';

test('renders nothing for a single page', () => {
  const { container } = render(<Pagination pageNo={1} pageSize={15} total={15} onPage={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

test('goes to the previous and the next page, but not past the ends', async () => {
  const onPage = jest.fn();
  const { rerender } = render(<Pagination pageNo={1} pageSize={15} total={31} onPage={onPage} />);
  expect(screen.getByRole('navigation', { name: '分页' })).toHaveTextContent('第 1 / 3 页，共 31 条');
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  rerender(<Pagination pageNo={3} pageSize={15} total={31} onPage={onPage} />);
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(onPage.mock.calls).toEqual([[2]]));
  expect(await breaches()).toEqual([]);
});

test('renders links if the page is in the address', () => {
  render(<Pagination pageNo={2} pageSize={20} total={60} hrefOf={(pageNo) => `?page=${pageNo}`} />);
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '?page=1');
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '?page=3');
});
