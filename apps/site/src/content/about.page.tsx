import { contentRequests } from '@portal/api-client/content/requests';
import { Band, Container, ErrorState, LinkButton, Skeleton, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { Html } from '@portal/ui/html';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { plainAmount } from '../shared/levels/plain-amount';
import { Trust } from '../shared/page/trust';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const Title = styled.h2`
  margin-bottom: 24px;
  font-size: var(--text-28);
`;

// Shows sections as panels, in two columns on a wide screen. Text before the first heading fills the width.
const Panels = styled.div`
  > div {
    margin-bottom: 16px;
  }
  > section {
    break-inside: avoid;
    margin-bottom: 16px;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-large);
    background: var(--surface);
  }
  > section > div > :first-child {
    margin-top: 0;
  }
  > section > div > h2 {
    font-size: var(--text-20);
  }
  @media (max-width: 639.98px) {
    > section {
      padding: 16px;
    }
  }
  @media (min-width: 1000px) {
    columns: 2;
    column-gap: 24px;

    > div {
      column-span: all;
      margin-bottom: 24px;
    }
    > section {
      margin-bottom: 24px;
    }
  }
`;

/** A text whose sections are panels. */
function Sections({ html }: { html: string | undefined }) {
  if (html === undefined) return <Skeleton lines={12} />;
  const parts = html.split(/(?=<h2[ >])/);
  return (
    <Panels>
      {parts.map((part) => {
        const Part = part.startsWith('<h2') ? 'section' : 'div';
        return (
          <Part key={part}>
            <Html html={part} />
          </Part>
        );
      })}
    </Panels>
  );
}

export const queries: PageQueries = (_params, _query, { content }) => [
  publicQuery(contentRequests.getNews, { id: content.page.about }),
  publicQuery(contentRequests.getNews, { id: content.page.security }),
];

/** `/about`, with `#security`: who we are, and how customers' money is protected. */
export function AboutPage() {
  const brand = useBrand();
  const { content, name } = brand;
  const levels = Object.values(brand.levels);
  const figures = [
    { name: '类产品', value: brand.products.length },
    { name: '种账户级别', value: levels.length },
    { name: '最低入金', value: plainAmount(levels[0]?.minDeposit ?? ''), unit: 'USD' },
  ];
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
      <PageHero
        title={about.data?.title ?? `关于 ${name}`}
        lede={about.data?.summary}
        picture={<PageIllustration of="about" />}
        figures={figures}
        actions={
          <>
            <LinkButton href="/about#security" tone="primary">
              资金与信息安全
            </LinkButton>
            <LinkButton href="/helpcenter">帮助中心</LinkButton>
          </>
        }
      />
      <Trust />
      {failed && (
        <ErrorState
          title={failed.msg}
          onRetry={() => {
            about.refetch();
            security.refetch();
          }}
        />
      )}
      <PageBody>
        <Sections html={about.data?.html} />
      </PageBody>
      <Band id="security" data-surface="raised" aria-labelledby="security-title">
        <Container>
          <Title id="security-title">
            <TitleText>{security.data?.title ?? '资金与信息安全'}</TitleText>
          </Title>
          <Sections html={security.data?.html} />
        </Container>
      </Band>
    </>
  );
}
