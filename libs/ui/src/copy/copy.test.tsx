import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { Copy } from './copy';

const press = () => userEvent.click(screen.getByRole('button'));

test('copies the value, and confirms it', async () => {
  userEvent.setup();
  render(<Copy value="EXAMPLE88" label="复制邀请码" />);
  await press();
  expect(await navigator.clipboard.readText()).toBe('EXAMPLE88');
  expect(await screen.findByRole('status')).toHaveTextContent('已复制');
  expect(await breaches()).toEqual([]);
});

test('copies by selection if the clipboard is not available, and reports a failure', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const copied = jest.fn((_command: string) => true);
  document.execCommand = copied;
  const { unmount } = render(<Copy value="abc" />);
  await press();
  await waitFor(() => expect(copied).toHaveBeenCalledWith('copy'));
  expect(await screen.findByText('已复制')).toBeInTheDocument();
  expect(document.querySelector('textarea')).toBeNull();
  unmount();

  copied.mockReturnValue(false);
  render(<Copy value="abc" />);
  await press();
  expect(await screen.findByRole('button', { name: '请手动复制' })).toBeInTheDocument();
  expect(screen.queryByText('已复制')).toBeNull();
});
