import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { ArchivePage } from './archive.page';

const hash = 'b'.repeat(64);
const version = (change: object) => ({
  id: '1011',
  title: '客户协议',
  version: '1.1.0',
  hash: 'a'.repeat(64),
  dated: '2026-10-01T00:00:00Z',
  from: '2026-10-01T00:00:00Z',
  href: `/legal/archive?version=${'a'.repeat(64)}`,
  ...change,
});
const former = version({
  version: '1.0.0',
  hash,
  from: '2025-02-12T16:00:00Z',
  until: '2026-10-01T00:00:00Z',
  href: `/legal/archive?version=${hash}`,
});
const replies = {
  '/v2/common/agreements': (body: object) => ({
    data:
      'hash' in body
        ? [{ ...former, html: '<h2>正文</h2>' }]
        : [version({}), former, version({ id: '1012', title: '隐私政策' })],
  }),
};

test('lists every version of every text with the time in which it was in force', async () => {
  renderPage(ArchivePage, { at: '/legal/archive', replies });
  expect(await screen.findByRole('heading', { name: '隐私政策' })).toBeInTheDocument();
  const [, old] = screen.getAllByRole('link', { name: /^版本 1/ });
  expect(old).toHaveAttribute('href', former.href);
  expect(old?.closest('li')).toHaveTextContent('版本 1.0.0：2025-02-13 起，至 2026-10-01');
  expect(screen.getAllByText(/现行/)).toHaveLength(2);
});

test('shows what a version says, and its hash', async () => {
  const { requests } = renderPage(ArchivePage, { at: `/legal/archive?version=${hash}`, replies });
  expect(await screen.findByRole('heading', { name: '客户协议 1.0.0' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '正文' })).toBeInTheDocument();
  expect(screen.getByText(hash)).toBeInTheDocument();
  expect(requests).toEqual([{ path: '/v2/common/agreements', body: { hash } }]);
});
