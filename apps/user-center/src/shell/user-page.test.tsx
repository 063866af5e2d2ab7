import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { Layout } from './layout/layout';
import { userPage, type PageOptions } from './user-page';

const Words = () => <p>内容</p>;
const load = async () => ({ default: Words });
const Own: Layout = ({ children }) => <section aria-label="自己的版式">{children}</section>;

async function shown(options?: PageOptions) {
  const { prepare, Body } = userPage(load, options);
  await prepare();
  render(<Body />);
  return screen.getByText('内容').parentElement;
}

test('a page without a layout is in the default content area', async () => {
  const around = await shown();
  expect(around).toHaveStyle({ 'margin-inline': 'auto' });
  expect(around).not.toHaveAttribute('data-width');
});

test('a page with its own layout has no other content area', async () => {
  const around = await shown({ layout: Own });
  expect(around).toBe(screen.getByRole('region', { name: '自己的版式' }));
  expect(around?.parentElement?.parentElement).toBe(document.body);
});

test('a page that was not preloaded loads its chunk, and appears in its layout', async () => {
  const { Body } = userPage(load, { layout: Own });
  render(
    <Suspense fallback="正在加载">
      <Body />
    </Suspense>,
  );
  expect(screen.getByText('正在加载')).toBeInTheDocument();
  expect((await screen.findByText('内容')).parentElement).toHaveAccessibleName('自己的版式');
});
