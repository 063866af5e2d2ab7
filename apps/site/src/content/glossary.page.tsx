import { contentRequests } from '@portal/api-client/content/requests';
import { ErrorState, Skeleton } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { styled } from 'styled-components';
import { publicQuery, type PageQueries } from '../shared/data/public-query';
import { usePublicData } from '../shared/data/use-public-data';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { useBrand } from '../shared/installation/installation';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { PageBody } from '../shared/page/page-body';
import { PageHead } from '../shared/page/page-head';
import { PageHero } from '../shared/page/page-hero';

const Groups = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  margin-bottom: 16px;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Terms = styled.div`
  h2 {
    margin-top: 40px;
    font-size: var(--text-28);
    scroll-margin-top: 80px;
  }
  h3 {
    margin-top: 20px;
    font-size: var(--text-16);
    scroll-margin-top: 80px;
  }
  h3:target {
    background: var(--warn-tint);
  }
  p {
    max-width: 720px;
    margin-top: 4px;
    color: var(--text-soft);
  }
`;

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(contentRequests.getNews, { id: content.page.glossary }),
];

/** `/glossary`: the terms of trading, each with an anchor to which articles lead. */
export function GlossaryPage() {
  const { content } = useBrand();
  const { data, failed, refetch } = usePublicData(contentRequests.getNews, { id: content.page.glossary });
  const [title, summary] = [data?.title ?? '交易术语表', data?.summary ?? '交易术语与它们的含义。'];
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        jsonLd={[
          breadcrumbs([title, '/glossary']),
          { '@type': 'DefinedTermSet', name: title, description: summary, url: '/glossary', inLanguage: 'zh-CN' },
        ]}
      />
      <PageHero title={title} lede={summary} picture={<PageIllustration of="learn" />} />
      <PageBody>
        {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
        {data ? (
          <>
            <nav aria-label="分类">
              <Groups>
                {data.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </Groups>
            </nav>
            <Terms>
              <Html html={data.html} />
            </Terms>
          </>
        ) : (
          !failed && <Skeleton lines={20} />
        )}
      </PageBody>
    </>
  );
}
