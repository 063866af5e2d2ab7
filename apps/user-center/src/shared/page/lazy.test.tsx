import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderPage } from '../../testing/render-page';
import { lazyDialog } from './lazy';

type Props = { open: boolean; onClose: () => void };
const Shown = ({ open }: Props) => (open ? <p role="dialog">撤销</p> : null);
const noFile = new TypeError('Failed to fetch dynamically imported module');

let answers: ((loaded: ComponentType<Props> | Error) => void)[];
beforeEach(() => {
  answers = [];
});

const Cancel = lazyDialog(
  () =>
    new Promise<ComponentType<Props>>((resolve, reject) => {
      answers.push((loaded) => (loaded instanceof Error ? reject(loaded) : resolve(loaded)));
    }),
);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="金额" />
      <button onClick={() => setOpen(!open)}>{open ? '关闭' : '打开'}</button>
      <Cancel open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('a dialog that cannot be loaded closes and says why, the page stays, and the next opening tries again', async () => {
  const { user } = renderPage(<Page />, {});
  expect(answers).toHaveLength(0);
  await user.type(screen.getByLabelText('金额'), '300');
  await user.click(screen.getByRole('button', { name: '打开' }));
  await act(async () => answers[0]?.(noFile));
  expect(await screen.findByText('页面没有加载完整，请刷新页面')).toBeVisible();
  expect(await screen.findByRole('button', { name: '打开' })).toBeVisible();
  expect(screen.getByLabelText('金额')).toHaveValue('300');

  await user.click(screen.getByRole('button', { name: '打开' }));
  await act(async () => answers[1]?.(Shown));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a dialog that was closed meanwhile says nothing when it cannot be loaded', async () => {
  const { user } = renderPage(<Page />, {});
  await user.click(screen.getByRole('button', { name: '打开' }));
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await act(async () => answers[0]?.(noFile));
  expect(screen.queryByText('页面没有加载完整，请刷新页面')).toBeNull();
});
