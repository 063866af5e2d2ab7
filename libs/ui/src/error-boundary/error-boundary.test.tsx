import { render, screen, within } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('chart');
}

test('shows and logs the error of a broken part, and resets on another page', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onError = jest.fn();
  const { rerender } = render(
    <ErrorBoundary resetKey="/market" onError={onError}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('这部分内容没能显示');
  expect(screen.getByRole('button', { name: '重新加载' })).toBeInTheDocument();
  expect(onError).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'chart' }),
    expect.stringContaining('Broken'),
  );
  expect(await breaches()).toEqual([]);
  rerender(
    <ErrorBoundary resetKey="/news" onError={onError}>
      <p>资讯</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('资讯')).toBeInTheDocument();
  silence.mockRestore();
});

test('shows the message where the part would be', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary around={(message) => <section aria-label="走势">{message}</section>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(within(screen.getByRole('region', { name: '走势' })).getByRole('alert')).toBeVisible();
  silence.mockRestore();
});
