import { contentRequests } from '@portal/api-client/content/requests';
import type { ArticleRow } from '@portal/contract/content';
import { Container, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand, useIsSandbox } from '../shared/installation/installation';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PublicQuery } from '../shared/data/public-query';
import type { SiteBrand } from '../shared/installation/site-brand';

const Line = styled.div`
  background: var(--sunken);
  font-size: var(--text-12);
  white-space: nowrap;

  > div {
    display: flex;
    gap: 16px;
  }
  aside {
    display: flex;
    gap: 8px;
    min-width: 0;
    line-height: 32px;
  }
  [data-only] {
    flex: none;
  }
  [data-only] strong {
    color: var(--warn);
  }
  strong {
    flex: none;
    font-weight: 600;
  }
  a {
    overflow: hidden;
    color: var(--text-soft);
    text-overflow: ellipsis;
  }
  @media (max-width: 899.98px) {
    span {
      display: none;
    }
  }
`;

/** What the line shows of the newest notice: nothing of one that is not pinned. */
const pinnedPart = {
  name: 'pinned',
  of: ({ list }: { list: readonly ArticleRow[] }) =>
    list.filter(({ pinned }) => pinned).map(({ id, title }) => ({ id, title })),
};

const args = ({ content }: SiteBrand) => ({ id: content.category.notice, limit: 1 });

/** The queries for the frame around every page: the notice of the line. */
export const frameQueries = (brand: SiteBrand): readonly PublicQuery[] => [
  publicQuery(contentRequests.moreTotal, args(brand), pinnedPart),
];

/** One line above the header: that no money here is real, with the sandbox's inbox, and the newest pinned notice. */
export function TopLine() {
  const isSandbox = useIsSandbox();
  const { data } = usePublicData(contentRequests.moreTotal, args(useBrand()), pinnedPart);
  const [notice] = data ?? [];
  return (
    <Line data-print="never">
      <Container>
        {isSandbox && (
          <aside aria-label="环境提示" data-only="sandbox">
            <strong>模拟环境</strong>
            <span>资金、行情与短信均为模拟。</span>
            <TextLink href="/sandbox/inbox" beside>
              打开模拟收件箱
            </TextLink>
          </aside>
        )}
        {notice && (
          <aside aria-label="公告">
            <strong>公告</strong>
            <TextLink href={`/news/${notice.id}`}>{notice.title}</TextLink>
          </aside>
        )}
      </Container>
    </Line>
  );
}
