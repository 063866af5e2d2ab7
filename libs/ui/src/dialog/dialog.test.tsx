import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from '../drawer/drawer';
import { breaches } from '../testing/axe';
import { deferred } from '../testing/deferred';
import { installNativeDialog } from '../testing/native-dialog';
import { Confirm } from './confirm';
import { Dialog } from './dialog';

beforeAll(installNativeDialog);

function Page({ Window = Dialog }: { Window?: typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>打开</button>
      <Window open={open} title="地址簿" onClose={() => setOpen(false)} actions={<button>保存</button>}>
        内容
      </Window>
    </>
  );
}

test.each([Dialog, Drawer])(
  '%p opens as a named dialog, focuses its title, and closes with its close button',
  async (Window) => {
    render(<Page Window={Window} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: '地址簿' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('heading', { name: '地址簿' })).toHaveFocus());
    await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }));
    expect(await breaches()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await userEvent.click(screen.getByRole('button', { name: '打开' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
);

test('closes on Escape and on a click outside, but not on a click inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  await userEvent.click(screen.getByText('内容'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  // Browsers fire `cancel` on Escape.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open if a press that began inside ends outside', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  fireEvent.pointerDown(screen.getByText('内容'));
  // The browser clicks the element that contains both ends of the press.
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeVisible();
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open on the second click of the double click that opened it', () => {
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  fireEvent.pointerDown(screen.getByRole('dialog'));
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 });
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a confirmation runs its action once, and cannot be closed while it runs', async () => {
  const done = deferred<void>();
  const onConfirm = jest.fn(() => done.promise);
  const onClose = jest.fn();
  render(
    <Confirm
      open
      title="取消这笔出金？"
      confirmLabel="取消出金"
      tone="danger"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  );
  const act_ = screen.getByRole('button', { name: '取消出金' });
  await userEvent.dblClick(act_);
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => done.resolve());
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
