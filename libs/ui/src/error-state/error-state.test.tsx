import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { ErrorState } from './error-state';

test('is announced, and retries on request, but not twice at the same time', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<ErrorState title="获取账户信息失败" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('获取账户信息失败');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  rerender(<ErrorState title="获取账户信息失败" onRetry={onRetry} busy />);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
  expect(await breaches()).toEqual([]);
});

test('shows no button without a retry', () => {
  render(<ErrorState title="获取账户列表失败" />);
  expect(screen.getByRole('alert')).toHaveTextContent('获取账户列表失败');
  expect(screen.queryByRole('button')).toBeNull();
});
