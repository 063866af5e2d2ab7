import { contentRequests } from '@portal/api-client/content/requests';
import { ErrorState, PageHeading, Skeleton, Stack } from '@portal/ui';
import { styled } from 'styled-components';
import { Html } from '@portal/ui/html';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const Title = styled.h2`
  margin-bottom: 16px;
  padding-top: 32px;
  border-top: 1px solid var(--line);
  font-size: var(--text-28);
`;

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(contentRequests.getNews, { id: content.page.about }),
  publicQuery(contentRequests.getNews, { id: content.page.security }),
];

/** `/about`, with `#security`: who we are, and how customers' money is protected. */
export function AboutPage() {
  const { content, name } = useBrand();
  const about = usePublicData(contentRequests.getNews, { id: content.page.about });
  const security = usePublicData(contentRequests.getNews, { id: content.page.security });
  const failed = about.failed ?? security.failed;
  return (
    <>
      <PageHead
        title={about.data?.title ?? `关于 ${name}`}
        description={about.data?.summary ?? `${name}是谁，如何保护客户资金。`}
        jsonLd={[breadcrumbs(['关于我们', '/about'])]}
      />
      <PageHeading title={about.data?.title ?? `关于 ${name}`} lede={about.data?.summary} />
      {failed && (
        <ErrorState
          title={failed.msg}
          onRetry={() => {
            about.again();
            security.again();
          }}
        />
      )}
      <Stack data-gap={12}>
        {about.data ? <Html html={about.data.html} /> : <Skeleton lines={12} />}
        <section id="security" aria-labelledby="security-title">
          <Title id="security-title">{security.data?.title ?? '资金与信息安全'}</Title>
          {security.data ? <Html html={security.data.html} /> : <Skeleton lines={12} />}
        </section>
      </Stack>
    </>
  );
}
