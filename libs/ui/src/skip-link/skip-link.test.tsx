import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { SkipLink } from './skip-link';

test('links to the main element', async () => {
  render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#main');
  expect(await breaches()).toEqual([]);
});
