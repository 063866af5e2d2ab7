import { contentRequests } from '@portal/api-client/content/requests';
import type { ArticleRow } from '@portal/contract/content';
import { Container, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PublicQuery } from '../shared/data/public-query';
import type { SiteBrand } from '../shared/installation/site-brand';

const Bar = styled.aside`
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--text-14);

  > div {
    display: flex;
    gap: 12px;
    padding-block: 8px;
  }
  strong {
    flex: none;
    font-weight: 600;
  }
  a {
    overflow: hidden;
    color: var(--text-soft);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
`;

/** What the bar shows of the newest notice: nothing of one that is not pinned. */
const pinnedPart = {
  name: 'pinned',
  of: ({ list }: { list: readonly ArticleRow[] }) =>
    list.filter(({ pinned }) => pinned).map(({ id, title }) => ({ id, title })),
};

const args = ({ content }: SiteBrand) => ({ id: content.category.notice, limit: 1 });

/** The queries for the frame around every page: the notice of the bar. */
export const frameQueries = (brand: SiteBrand): readonly PublicQuery[] => [
  publicQuery(contentRequests.moreTotal, args(brand), pinnedPart),
];

/** The newest pinned notice. */
export function NoticeBar() {
  const { data } = usePublicData(contentRequests.moreTotal, args(useBrand()), pinnedPart);
  const [notice] = data ?? [];
  if (!notice) return null;
  return (
    <Bar aria-label="公告" data-print="never">
      <Container>
        <strong>公告</strong>
        <TextLink href={`/news/${notice.id}`}>{notice.title}</TextLink>
      </Container>
    </Bar>
  );
}
