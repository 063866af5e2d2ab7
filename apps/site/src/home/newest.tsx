import { contentRequests } from '@portal/api-client/content/requests';
import { DateTime, ErrorState, Loading, Skeleton, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { categoryName } from '../shared/content/category-names';
import { useBrand } from '../shared/installation/installation';
import { usePublicData } from '../shared/data/use-public-data';
import { newestOf, newestPart } from './home-queries';
import { Section } from '../shared/page/section';

const Halves = styled.div`
  display: grid;
  gap: 40px 64px;

  > section > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: 12px;
    font-size: var(--text-14);
  }
  h3 {
    font-size: var(--text-16);
  }
  ul {
    border-bottom: 1px solid var(--line);
  }
  li {
    display: grid;
    gap: 2px;
    min-height: 69px;
    padding-block: 10px;
    border-top: 1px solid var(--line);
  }
  li a {
    overflow: hidden;
    color: var(--text);
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
  small {
    display: flex;
    gap: 12px;
    color: var(--text-faint);
    font-size: var(--text-12);
  }
  @media (min-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 899.98px) {
    li a {
      white-space: normal;
    }
  }
`;

function List({ title, list, href, all }: { title: string; list: string; href: string; all: string }) {
  const brand = useBrand();
  const { data, failed, refetch } = usePublicData(contentRequests.moreTotal, newestOf(list), newestPart);
  return (
    <section aria-label={title}>
      <header>
        <h3>
          <TitleText>{title}</TitleText>
        </h3>
        <TextLink href={href}>{all}</TextLink>
      </header>
      {failed ? (
        <ErrorState title={failed.msg} onRetry={refetch} />
      ) : (
        <>
          <ul>
            {data
              ? data.list.map((row) => (
                  <li key={row.id}>
                    <TextLink href={`/news/${row.id}`}>{row.title}</TextLink>
                    <small>
                      <DateTime value={row.publishedAt} show="date" />
                      {row.category !== list && <span>{categoryName(brand, row.category)}</span>}
                    </small>
                  </li>
                ))
              : Array.from({ length: newestOf(list).limit }, (_, line) => (
                  <li key={line}>
                    <Skeleton lines={2} />
                  </li>
                ))}
          </ul>
          {!data && <Loading />}
        </>
      )}
    </section>
  );
}

/** The newest notices and market news. */
export function Newest() {
  const { category, group } = useBrand().content;
  return (
    <Section id="news" raised title="公告与市场知识">
      <Halves>
        <List title="最新公告" list={category.notice} href="/news" all="全部公告" />
        <List title="市场知识" list={group.information} href="/information" all="全部文章" />
      </Halves>
    </Section>
  );
}
