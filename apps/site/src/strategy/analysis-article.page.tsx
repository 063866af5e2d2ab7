import { contentRequests } from '@portal/api-client/content/requests';
import type { AnalysisArticle } from '@portal/contract/content';
import { Copy, DateTime, ErrorState, PageHeading, Row, Skeleton, Stack, Text, TextLink } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { useParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand, useConfig } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { RiskLine } from '../shared/page/risk-line';
import { usePublicData } from '../shared/data/use-public-data';
import { DirectionTag } from '../shared/market/direction-tag';
import { hrefWith } from '../shared/content/href-with';
import { LevelsChart } from './levels-chart';
import { LevelsLadder } from './levels-ladder';
import { Related } from '../shared/content/related';

function Whole({ article }: { article: AnalysisArticle }) {
  const brand = useBrand();
  const config = useConfig();
  const { id, symbol, title, summary, html, direction, support, resistance, publishedAt, validUntil, related } =
    article;
  const path = `/trading-strategy/${id}`;
  return (
    <article>
      <PageHead
        title={title}
        description={summary}
        kind="article"
        jsonLd={[
          {
            '@type': 'Article',
            headline: title,
            description: summary,
            datePublished: publishedAt,
            inLanguage: 'zh-CN',
            mainEntityOfPage: path,
            author: { '@type': 'Organization', name: brand.name },
            publisher: { '@type': 'Organization', name: brand.name, url: '/' },
          },
          breadcrumbs(['交易策略', '/trading-strategy'], [title, path]),
        ]}
      />
      <PageHeading title={title} back={{ label: '交易策略', href: '/trading-strategy' }} />
      <Stack data-gap={6}>
        <Row data-gap={3}>
          <TextLink href={hrefWith('/trading-strategy', { symbol })}>{symbol}</TextLink>
          <DirectionTag direction={direction} />
          <Text data-size={14} data-tone="soft">
            <DateTime value={publishedAt} show="minute" /> 发布，有效至 <DateTime value={validUntil} show="minute" />
          </Text>
        </Row>
        <LevelsChart symbol={symbol} support={support} resistance={resistance} />
        <LevelsLadder symbol={symbol} support={support} resistance={resistance} />
        <Html html={html} />
        <RiskLine />
        <div data-print="never">
          <Copy label="复制本文链接" value={`${config?.siteOrigin ?? ''}${path}`} />
        </div>
        <Related articles={related} hrefOf={(other) => `/trading-strategy/${other}`} />
      </Stack>
    </article>
  );
}

export { articleQueries as queries } from './strategy-queries';

/** `/trading-strategy/:id`: one analysis, with its levels. */
export function AnalysisArticlePage() {
  const { id = '' } = useParams();
  const { data, failed, refetch } = usePublicData(contentRequests.getAnalysisArticle, { articleId: id });
  return (
    <>
      {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
      {data && <Whole key={id} article={data} />}
      {!data && !failed && <Skeleton lines={12} />}
    </>
  );
}
