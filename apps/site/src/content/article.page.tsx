import { contentRequests } from '@portal/api-client/content/requests';
import type { Article } from '@portal/contract/content';
import {
  Copy,
  DateTime,
  ErrorState,
  Loading,
  PageHeading,
  Row,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextLink,
} from '@portal/ui';
import { Html } from '@portal/ui/html';
import { styled } from 'styled-components';
import { useParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { faqPage } from '../shared/page/faq-page';
import { useBrand, useConfig } from '../shared/installation/installation';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { categoryName, explains, isMarketKnowledge, sectionOf } from '../shared/content/category-names';
import { Neighbours } from '../shared/content/neighbours';
import { Related } from '../shared/content/related';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 720px);
  gap: 32px 64px;
  justify-content: center;
  padding-bottom: 64px;

  > nav {
    display: none;
  }
  @media (min-width: 1000px) {
    &[data-contents='true'] {
      grid-template-columns: minmax(0, 720px) 240px;
    }
    > nav {
      display: block;
      position: sticky;
      top: 96px;
      align-self: start;
      margin-top: 40px;
      padding-inline-start: 20px;
      border-inline-start: 1px solid var(--line);
      font-size: var(--text-14);
    }
  }
  nav strong {
    display: block;
    margin-bottom: 8px;
  }
  nav ol {
    display: grid;
    gap: 8px;
  }
  nav a {
    color: var(--text-soft);
    text-decoration: none;
  }
  nav a:hover {
    color: var(--action-text);
  }
  @media (max-width: 639.98px) {
    padding-bottom: 40px;
  }
`;

// Fewer headings are seen at once.
const MIN_HEADINGS = 3;

function Facts({ article }: { article: Article }) {
  const { category, publishedAt, updatedAt, source, minutes } = article;
  const brand = useBrand();
  const name = categoryName(brand, category);
  const writer = source || (isMarketKnowledge(brand, category) && brand.name);
  return (
    <Row data-gap={3}>
      {name && <Tag>{name}</Tag>}
      <DateTime value={publishedAt} show="date" />
      {updatedAt !== publishedAt && (
        <span>
          更新于 <DateTime value={updatedAt} show="date" />
        </span>
      )}
      {writer && <span>来源：{writer}</span>}
      {minutes !== undefined && <span>约 {minutes} 分钟读完</span>}
    </Row>
  );
}

/** What the company has to say of itself below an article that explains the market. */
const Conflict = ({ name }: { name: string }) => (
  <Text as="p" data-size={14} data-tone="soft">
    利益冲突与免责说明：{name}
    是差价合约的合约相对方，并从点差、佣金和隔夜利息中取得收入，与您之间存在利益冲突。本文只介绍市场知识，不考虑任何客户的财务状况、投资目标和风险承受能力，不是投资建议，也不推荐任何交易。交易前请阅读
    <TextLink href="/legal/risk-warning">风险披露</TextLink>。
  </Text>
);

function Whole({ article }: { article: Article }) {
  const brand = useBrand();
  const config = useConfig();
  const section = sectionOf(brand, article.category);
  const { id, title, summary, html, headings: contents, publishedAt, updatedAt, previous, next, related } = article;
  const path = `/news/${id}`;
  const isAnswer = article.category === brand.content.category.help;
  return (
    <article>
      <PageHead
        title={title}
        description={summary}
        kind="article"
        jsonLd={[
          isAnswer
            ? faqPage([[title, summary]])
            : {
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
      <Columns data-contents={contents.length >= MIN_HEADINGS}>
        <div>
          <PageHeading title={title} lede={summary} back={section} />
          <Stack data-gap={8}>
            <Text as="div" data-size={14} data-tone="soft">
              <Facts article={article} />
            </Text>
            {explains(brand, article.category) && (
              <Text as="p" data-size={14} data-tone="soft">
                文中的价格与行情数据均为说明算法而假设，不代表当前价格；内容不构成投资建议。
              </Text>
            )}
            <Html html={html} />
            {isMarketKnowledge(brand, article.category) && <Conflict name={brand.name} />}
            <div data-print="never">
              <Copy label="复制本文链接" value={`${config?.siteOrigin ?? ''}${path}`} />
            </div>
            <Neighbours previous={previous} next={next} hrefOf={(other) => `/news/${other}`} />
            <Related articles={related} hrefOf={(other) => `/news/${other}`} />
          </Stack>
        </div>
        {contents.length >= MIN_HEADINGS && (
          <nav aria-label="本文目录" data-print="never">
            <strong>本文目录</strong>
            <ol>
              {contents.map(({ id: anchor, text }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </Columns>
    </article>
  );
}

export const queries: PageQueries = ({ id = '' }) => [publicQuery(contentRequests.getNews, { id })];

/** `/news/:id`: one article, the previous and next articles, and related ones. */
export function ArticlePage() {
  const { id = '' } = useParams();
  const { data, failed, refetch } = usePublicData(contentRequests.getNews, { id });
  return (
    <>
      {failed && <ErrorState title={failed.msg} onRetry={refetch} />}
      {data && <Whole key={id} article={data} />}
      {!data && !failed && (
        <Columns>
          <Stack data-gap={6}>
            <Loading />
            <Skeleton shape="title" width="half" />
            <Skeleton lines={12} />
          </Stack>
        </Columns>
      )}
    </>
  );
}
