import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { ToastProvider, useToast } from './toast';

function Say({ texts }: { texts: readonly string[] }) {
  const toast = useToast();
  return <button onClick={() => texts.forEach((text) => toast(text, 'ok'))}>做</button>;
}

const setup = (...texts: string[]) =>
  render(
    <ToastProvider>
      <Say texts={texts} />
    </ToastProvider>,
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('renders the status region before the first message', async () => {
  setup('入金成功');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await click('做');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('入金成功'));
  expect(await breaches()).toEqual([]);
  await click('关闭提示');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test('disappears after five seconds', async () => {
  jest.useFakeTimers();
  setup('转账成功');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button', { name: '做' }));
  act(() => jest.advanceTimersByTime(4900));
  expect(screen.getByRole('status')).toHaveTextContent('转账成功');
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('shows the same message once, and at most three messages', async () => {
  setup('一', '二', '二', '三', '四');
  await click('做');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('二三四'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: '关闭提示' })).toHaveLength(3));
});

test('shows a message in front of an open dialog', async () => {
  // jsdom has no popovers.
  const calls: string[] = [];
  const { prototype } = HTMLElement;
  prototype.showPopover = () => void calls.push('show');
  prototype.hidePopover = () => void calls.push('hide');
  setup('该操作须由两位不同的员工完成');
  expect(calls).toEqual(['show']);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await click('做');
  await waitFor(() => expect(calls).toEqual(['show', 'hide', 'show']));
  dialog.remove();
  Reflect.deleteProperty(prototype, 'showPopover');
  Reflect.deleteProperty(prototype, 'hidePopover');
});

test('throws an error that names the missing provider', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Say texts={[]} />)).toThrow('useToast needs a ToastProvider above it');
  silence.mockRestore();
});
