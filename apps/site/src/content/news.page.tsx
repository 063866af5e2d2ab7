import { contentRequests } from '@portal/api-client/content/requests';
import type { contentCalls } from '@portal/contract/content';
import type { OkOf } from '@portal/contract/kernel';
import { Pagination, Stack } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { ArticleLines } from './article-lines';
import { HeadlineLines } from './headline-lines';
import { PinnedArticles } from './pinned-articles';
import { categoryNames } from '../shared/content/category-names';
import { Chips } from '../shared/content/chips';
import { hrefWith } from '../shared/content/href-with';
import { ListState } from '../shared/content/list-state';
import { newsArgs, newsCategories, PAGE } from '../shared/content/content-args';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

const MARKET = 'market';

type News = OkOf<(typeof contentCalls)['marketNews']>;

/** Pages that show no market news only need to know whether there are any. */
const offeredOnly = { name: 'offered', of: ({ offered }: News): News => ({ offered, list: [] }) };
const newsPart = (query: URLSearchParams) => (query.get('category') === MARKET ? undefined : offeredOnly);

export const queries: PageQueries = (_params, query, brand) => [
  publicQuery(contentRequests.moreTotal, newsArgs(query, brand)),
  publicQuery(contentRequests.marketNews, undefined, newsPart(query)),
];

/** `/news`: notices and company news, and market news by others if a feed of them is set. */
export function NewsPage() {
  const brand = useBrand();
  const [query] = useSearchParams();
  const args = newsArgs(query, brand);
  const shown = usePublicData(contentRequests.moreTotal, args);
  const news = usePublicData(contentRequests.marketNews, undefined, newsPart(query));
  const { pageNo } = args;
  const isOffered = news.data?.offered === true;
  const asked = query.get('category') ?? '';
  const category = asked === MARKET && !isOffered ? '' : asked;
  const isMarket = category === MARKET;
  const chip = (name: string, label: string) => ({
    label,
    href: hrefWith('/news', { category: name }),
    current: category === name,
  });
  return (
    <>
      <PageHead
        title={pageNo > 1 ? `公告与动态（第 ${pageNo} 页）` : '公告与动态'}
        description={`${brand.name}的公告、交易时间安排与公司动态。`}
        jsonLd={[breadcrumbs(['公告与动态', '/news'])]}
      />
      <PageHero
        title="公告与动态"
        lede="交易时间安排、规则调整、系统维护与公司动态。"
        picture={<PageIllustration of="news" />}
      />
      <PageBody>
        <Stack data-gap={4}>
          <Chips
            label="类别"
            items={[
              { label: '全部', href: '/news', current: category === '' },
              ...newsCategories.map((name) => chip(name, categoryNames[name])),
              ...(isOffered ? [chip(MARKET, '市场新闻')] : []),
            ]}
          />
          {isMarket ? (
            <ListState shown={news} empty="暂时没有市场新闻">
              {(list) => <HeadlineLines rows={list} />}
            </ListState>
          ) : (
            <>
              <ListState shown={shown} empty="还没有内容">
                {(list) => (
                  <>
                    <PinnedArticles rows={list.filter(({ pinned }) => pinned)} />
                    <ArticleLines rows={list.filter(({ pinned }) => !pinned)} />
                  </>
                )}
              </ListState>
              <Pagination
                pageNo={pageNo}
                pageSize={PAGE}
                total={shown.data?.total ?? 0}
                hrefOf={(page) => hrefWith('/news', { category, page: page > 1 ? String(page) : '' })}
              />
            </>
          )}
        </Stack>
      </PageBody>
    </>
  );
}
