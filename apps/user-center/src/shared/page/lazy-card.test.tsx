import { act, render, screen } from '@testing-library/react';
import { lazyCard } from './lazy';

test('a card whose chunk cannot be loaded shows the error, and the form above it stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fail = (_cause: Error) => {};
  const Records = lazyCard('转账记录', () => new Promise<never>((_, reject) => (fail = reject)));
  render(
    <>
      <input aria-label="金额" />
      <Records />
    </>,
  );
  await act(async () => fail(new Error('Failed to fetch dynamically imported module')));
  expect(screen.getByRole('heading', { name: '转账记录' })).toBeVisible();
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  expect(screen.getByLabelText('金额')).toBeVisible();
  jest.restoreAllMocks();
});
