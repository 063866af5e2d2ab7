import { render, screen } from '@testing-library/react';
import type { Layout } from './layout/layout';
import { page, type PageOptions } from './page';

const Words = () => <p>内容</p>;
const Narrow: Layout = ({ children }) => <section aria-label="自己的版式">{children}</section>;

async function shown(options?: PageOptions) {
  const made = page('/words', 'src/words.page.tsx', async () => ({ Words }), 'Words', options);
  await made.prepare();
  render(<made.Body />);
  return screen.getByText('内容').parentElement;
}

test('a page without a layout is in the default content area', async () => {
  const around = await shown();
  expect(around).toHaveStyle({ 'margin-inline': 'auto' });
  expect(around).not.toHaveAttribute('data-width');
});

test('a page with its own layout has no other content area', async () => {
  const around = await shown({ layout: Narrow });
  expect(around).toBe(screen.getByRole('region', { name: '自己的版式' }));
  expect(around?.parentElement?.parentElement).toBe(document.body);
});
