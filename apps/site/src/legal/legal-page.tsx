import { contentRequests } from '@portal/api-client/content/requests';
import type { Brand } from '@portal/brand';
import { Icon, Button, ErrorState, PageHeading, PrinterIcon, Skeleton, TextLink } from '@portal/ui';
import { styled } from 'styled-components';
import { Html } from '@portal/ui/html';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const Columns = styled.div`
  display: grid;
  gap: 32px 64px;
  grid-template-columns: minmax(0, 1fr);
  padding-block: 24px 72px;
  border-top: 1px solid var(--line);

  @media (min-width: 900px) {
    grid-template-columns: 220px minmax(0, 720px);

    > nav {
      position: sticky;
      top: 88px;
      align-self: start;
    }
  }
`;

const Contents = styled.ol`
  display: grid;
  gap: 6px;
  font-size: var(--text-14);

  a {
    color: var(--text-soft);
    text-decoration: none;
  }
  a:hover {
    color: var(--action-text);
    text-decoration: underline;
  }
`;

const OneLine = styled(TextLink)`
  white-space: nowrap;
`;

type Props = { name: keyof Brand['content']['page']; path: string; title: string };

/** The page queries of a legal text. */
export const legalQueries =
  (name: keyof Brand['content']['page']): PageQueries =>
  (_params, _query, { content }) => [publicQuery(contentRequests.getNews, { id: content.page[name] })];

/** A legal text of the brand: numbered, with anchors, printable, with its version and date. */
export function LegalPage({ name, path, title }: Props) {
  const { content } = useBrand();
  const { data, failed, refetch } = usePublicData(contentRequests.getNews, { id: content.page[name] });
  const updated = data?.updatedAt && new Date(Date.parse(data.updatedAt) + 8 * 3_600_000).toISOString().slice(0, 10);
  return (
    <>
      <PageHead
        title={data?.title ?? title}
        description={data?.summary ?? title}
        jsonLd={[breadcrumbs([data?.title ?? title, path])]}
      />
      <PageHeading
        title={data?.title ?? title}
        lede={
          updated && (
            <>
              版本 {data.version} · 最后更新 <time dateTime={updated}>{updated}</time> ·{' '}
              <OneLine href="/legal/archive">历史版本</OneLine>
            </>
          )
        }
        actions={
          <Button size="small" data-print="never" onClick={() => window.print()}>
            <Icon of={PrinterIcon} size={16} />
            打印
          </Button>
        }
      />
      {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
      <Columns>
        <nav aria-label="目录">
          <Contents>
            {data?.headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </Contents>
        </nav>
        {data ? <Html html={data.html} /> : <Skeleton lines={20} />}
      </Columns>
    </>
  );
}
