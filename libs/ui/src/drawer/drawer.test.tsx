import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { installNativeDialog } from '../testing/native-dialog';
import { Drawer } from './drawer';

beforeAll(installNativeDialog);

test('opens at the side with its title, and calls onClose', async () => {
  const onClose = jest.fn();
  render(
    <Drawer open title="入金详情" onClose={onClose}>
      单号 D1
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: '入金详情' });
  expect(drawer).toHaveAttribute('data-placement', 'side');
  expect(drawer).toHaveTextContent('单号 D1');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(await breaches()).toEqual([]);
});
