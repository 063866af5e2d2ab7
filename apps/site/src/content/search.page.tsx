import { contentRequests } from '@portal/api-client/content/requests';
import { PageHeading, Pagination, Stack, Text } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../shared/page/page-head';
import { usePublicData } from '../shared/data/use-public-data';
import { ArticleLines } from './article-lines';
import { hrefWith } from '../shared/content/href-with';
import { ListState } from '../shared/content/list-state';
import { SearchForm } from '../shared/content/search-form';
import { PAGE, searchArgs } from '../shared/content/content-args';
import { publicQuery, type PageQueries } from '../shared/data/public-query';

export const queries: PageQueries = (_params, query) => [publicQuery(contentRequests.more, searchArgs(query))];

/** `/search`: search over all texts of the site. */
export function SearchPage() {
  const [query] = useSearchParams();
  const args = searchArgs(query);
  const shown = usePublicData(contentRequests.more, args);
  const { search, pageNo } = args;
  return (
    <>
      <PageHead title="站内搜索" description="在公告、市场知识、交易策略、教程与帮助中搜索。" noIndex />
      <PageHeading title="站内搜索" lede="在公告、市场知识、交易策略、教程与帮助中搜索。" />
      <Stack data-gap={4}>
        <SearchForm key={search} action="/search" label="搜索全站" search={search} />
        {search && shown.data && (
          <Text as="p" role="status" data-size={14} data-tone="soft">
            “{search}”共 {shown.data.total} 条
          </Text>
        )}
        <ListState shown={shown} empty={`没有找到“${search}”，请换一个词`}>
          {(list) => <ArticleLines rows={list} />}
        </ListState>
        <Pagination
          pageNo={pageNo}
          pageSize={PAGE}
          total={shown.data?.total ?? 0}
          hrefOf={(page) => hrefWith('/search', { search, page: page > 1 ? String(page) : '' })}
        />
      </Stack>
    </>
  );
}
