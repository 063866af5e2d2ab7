import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { ListState } from './list-state';

const shownWith = (popular?: { id: string; title: string }[]) => {
  const shown = { data: { list: [], popular }, refetch: () => undefined };
  renderPage(
    () => (
      <ListState shown={shown} empty="没有找到“火星”">
        {() => null}
      </ListState>
    ),
    { at: '/search' },
  );
};

test('a search without a result leads to what others read', () => {
  shownWith([
    { id: '310012', title: '怎样入金？' },
    { id: '310058', title: '出金要多久到账？' },
  ]);
  expect(screen.getByText('没有找到“火星”')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '大家常看' })).toBeInTheDocument();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/news/310012', '/news/310058']);
});

test('an empty list that is no search has nothing beside it', () => {
  shownWith();
  expect(screen.queryByRole('heading', { name: '大家常看' })).not.toBeInTheDocument();
});
