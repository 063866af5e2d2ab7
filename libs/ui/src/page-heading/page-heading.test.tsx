import { render, screen } from '@testing-library/react';
import { breaches } from '../testing/axe';
import { PageHeading } from './page-heading';

test('is the only h1, with the back link above and the actions beside it', async () => {
  render(
    <main>
      <PageHeading
        title="资金明细"
        lede="每一笔。"
        back={{ href: '/up', label: '账户总览' }}
        actions={<button>打印</button>}
      />
    </main>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('资金明细');
  expect(screen.getByRole('link', { name: '账户总览' })).toHaveAttribute('href', '/up');
  expect(screen.getByRole('button', { name: '打印' })).toBeVisible();
  expect(await breaches()).toEqual([]);
});
