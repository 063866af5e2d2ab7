import { contentRequests } from '@portal/api-client/content/requests';
import { Pagination, Stack, Text } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { breadcrumbs } from '../shared/page/breadcrumbs';
import { useBrand } from '../shared/installation/installation';
import { PageBody } from '../shared/page/page-body';
import { PageHero } from '../shared/page/page-hero';
import { PageIllustration } from '../shared/illustrations/page-illustration';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { ArticleLines } from './article-lines';
import { categoryNames } from '../shared/content/category-names';
import { Chips } from '../shared/content/chips';
import { hrefWith } from '../shared/content/href-with';
import { ListState } from '../shared/content/list-state';
import { SearchForm } from '../shared/content/search-form';
import { informationArgs, informationCategoriesOf, PAGE } from '../shared/content/content-args';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

export const queries: PageQueries = (_params, query, brand) => [
  publicQuery(contentRequests.more, informationArgs(query, brand)),
];

/** `/information`: market news by category, with search. Category, search words and page number are in the URL. */
export function InformationPage() {
  const brand = useBrand();
  const [query] = useSearchParams();
  const args = informationArgs(query, brand);
  const shown = usePublicData(contentRequests.more, args);
  const category = query.get('category') ?? '';
  const { search, pageNo } = args;
  const categories = informationCategoriesOf(brand);
  const lines = categories.filter((name) => name !== 'macro').map((name) => categoryNames[name]);
  return (
    <>
      <PageHead
        title={search ? `搜索“${search}”` : '市场知识'}
        description={`${['宏观数据', ...lines].join('、')}的市场知识：数据从哪里来、怎样影响价格。`}
        noIndex={search !== ''}
        jsonLd={[breadcrumbs(['市场知识', '/information'])]}
      />
      <PageHero
        title="市场知识"
        lede="经济数据的含义、品种的交易规则与价格的影响因素。仅供学习，不构成投资建议。"
        picture={<PageIllustration of="news" />}
      >
        <SearchForm
          key={search}
          action="/information"
          label="搜索市场知识"
          search={search}
          keep={category ? { category } : {}}
        />
      </PageHero>
      <PageBody>
        <Stack data-gap={4}>
          <Chips
            label="类别"
            items={[
              { label: '全部', href: hrefWith('/information', { search }), current: category === '' },
              ...categories.map((name) => ({
                label: categoryNames[name],
                href: hrefWith('/information', { category: name, search }),
                current: category === name,
              })),
            ]}
          />
          {search && shown.data && (
            <Text as="p" role="status" data-size={14} data-tone="soft">
              “{search}”共 {shown.data.total} 条
            </Text>
          )}
          <ListState shown={shown} empty={search ? `没有找到“${search}”，请换一个词` : '还没有内容'}>
            {(list) => <ArticleLines rows={list} />}
          </ListState>
          <Pagination
            pageNo={pageNo}
            pageSize={PAGE}
            total={shown.data?.total ?? 0}
            hrefOf={(page) => hrefWith('/information', { category, search, page: page > 1 ? String(page) : '' })}
          />
        </Stack>
      </PageBody>
    </>
  );
}
