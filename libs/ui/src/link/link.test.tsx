import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { breaches } from '../testing/axe';
import { LinkButton } from './link-button';
import { TextLink } from './text-link';

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

test('opens a path of the app with the router, without a reload', async () => {
  render(
    <MemoryRouter>
      <LinkButton href="/news?page=2" tone="primary">
        资讯
      </LinkButton>
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: '资讯' }));
  await waitFor(() => expect(screen.getByText('/news?page=2')).toBeInTheDocument());
  expect(await breaches()).toEqual([]);
});

test.each([
  '//evil.example/x',
  'https://user.example/x',
  'mailto:a@b.cn',
  '#security',
  '/demo',
  '/demo/user-center/explain?account=1',
])('does not change %s', (href) => {
  render(
    <MemoryRouter>
      <TextLink href={href}>去</TextLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

test('gives a new tab no access to this page, and is a plain link without a router', () => {
  render(
    <TextLink href="/legal/terms" beside>
      协议
    </TextLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/legal/terms');
});
