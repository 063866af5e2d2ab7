import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { Loading, Skeleton } from './skeleton';

test('is hidden from screen readers, which read one text instead', async () => {
  const { container } = render(
    <>
      <Loading />
      <Skeleton lines={3} />
    </>,
  );
  expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
  expect(screen.getByText('正在加载')).toHaveAttribute('aria-live', 'polite');
  expect(await breaches()).toEqual([]);
});
