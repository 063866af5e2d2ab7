import { contentRequests } from '@portal/api-client/content/requests';
import type { Article } from '@portal/contract/content';
import { Copy, DateTime, ErrorState, PageHeading, Row, Skeleton, Stack, Text } from '@portal/ui';
import { Html } from '@portal/ui/html';
import { useParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand, useConfig } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { categoryName, sectionOf } from '../shared/content/category-names';
import { Neighbours } from '../shared/content/neighbours';
import { Related } from '../shared/content/related';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

function Facts({ article }: { article: Article }) {
  const { category, publishedAt, updatedAt, source } = article;
  const name = categoryName(useBrand(), category);
  return (
    <Row data-gap={2}>
      {name && <span>{name}</span>}
      <DateTime value={publishedAt} show="minute" />
      {updatedAt !== publishedAt && (
        <span>
          更新于 <DateTime value={updatedAt} show="minute" />
        </span>
      )}
      {source && <span>来源：{source}</span>}
    </Row>
  );
}

function Whole({ article }: { article: Article }) {
  const brand = useBrand();
  const config = useConfig();
  const section = sectionOf(brand, article.category);
  const { id, title, summary, html, publishedAt, updatedAt, previous, next, related } = article;
  const path = `/news/${id}`;
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
            dateModified: updatedAt,
            inLanguage: 'zh-CN',
            mainEntityOfPage: path,
            author: { '@type': 'Organization', name: article.source || brand.name },
            publisher: { '@type': 'Organization', name: brand.name, url: '/' },
          },
          breadcrumbs(...(section ? [[section.label, section.href] as const] : []), [title, path]),
        ]}
      />
      <PageHeading title={title} back={section} />
      <Stack data-gap={6}>
        <Text as="div" data-size={14} data-tone="soft">
          <Facts article={article} />
        </Text>
        <Html html={html} />
        <div data-print="never">
          <Copy label="复制本文链接" value={`${config?.siteOrigin ?? ''}${path}`} />
        </div>
        <Neighbours previous={previous} next={next} hrefOf={(other) => `/news/${other}`} />
        <Related articles={related} hrefOf={(other) => `/news/${other}`} />
      </Stack>
    </article>
  );
}

export const queries: PageQueries = ({ id = '' }) => [publicQuery(contentRequests.getNews, { id })];

/** `/news/:id`: one article, the previous and next articles, and related ones. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data, failed, again } = usePublicData(contentRequests.getNews, { id });
  return (
    <>
      {failed && <ErrorState title={failed.msg} onRetry={again} />}
      {data && <Whole key={id} article={data} />}
      {!data && !failed && <Skeleton lines={12} />}
    </>
  );
}
