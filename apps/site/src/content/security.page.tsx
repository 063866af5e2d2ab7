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

const Column = styled.div`
  max-width: 720px;

  > section {
    margin-top: 40px;
  }
`;

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(contentRequests.getNews, { id: content.page.security }),
];

/** `/security`: how money and data are protected, and where faults are reported. */
export function SecurityPage() {
  const { content, contact } = useBrand();
  const { data, failed, refetch } = usePublicData(contentRequests.getNews, { id: content.page.security });
  const address = contact.find(({ kind }) => kind === 'email')?.value;
  const [title, summary] = [data?.title ?? '资金与信息安全', data?.summary ?? '我们怎样保护您的资金与信息。'];
  return (
    <>
      <PageHead title={title} description={summary} jsonLd={[breadcrumbs([title, '/security'])]} />
      <PageHero title={title} lede={summary} picture={<PageIllustration of="about" />} />
      <PageBody>
        <Column>
          {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
          {data ? <Html html={data.html} /> : !failed && <Skeleton lines={20} />}
          {address && (
            <section aria-labelledby="report">
              <h2 id="report">报告安全漏洞</h2>
              <p>
                请写信到 <a href={`mailto:${address}`}>{address}</a>
                ，写明步骤与影响。请不要访问、修改或保存他人的数据，不要影响服务，也请在我们处理之前不公开细节。善意的报告，我们不追究。
              </p>
            </section>
          )}
        </Column>
      </PageBody>
    </>
  );
}
