import { brands } from '@portal/brand';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Logo } from '../logo/logo';
import { PageHeading } from '../page-heading/page-heading';
import { SkipLink } from '../skip-link/skip-link';
import { breaches } from '../testing/axe';
import { Frame } from './frame';

test('the first link skips both navigations and leads to the only main element', async () => {
  const [brand] = Object.values(brands);
  if (!brand) throw new Error('no brand');
  render(
    <>
      <SkipLink />
      <Frame
        top={<Logo brand={brand} />}
        rail={<nav aria-label="用户中心">…</nav>}
        bar={<nav aria-label="常用">…</nav>}
      >
        <PageHeading title="账户总览" lede="全部账户" back={{ href: '/', label: '首页' }} />
      </Frame>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
  expect(screen.getByRole('link', { name: '跳到主要内容' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('img', { name: brand.name })).toBeInTheDocument();
  expect(await breaches()).toEqual([]);
});
