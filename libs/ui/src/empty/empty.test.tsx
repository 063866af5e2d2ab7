import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Empty } from './empty';

test('shows why there is no content and what to do, and hides the drawing from screen readers', async () => {
  const { container } = render(
    <Empty title="还没有入金记录" action={<a href="/deposit">去入金</a>}>
      完成第一笔入金后显示。
    </Empty>,
  );
  expect(screen.getByText('还没有入金记录')).toBeVisible();
  expect(screen.getByRole('link', { name: '去入金' })).toBeVisible();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(await breaches()).toEqual([]);
});
