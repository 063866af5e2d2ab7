import { contentRequests } from '@portal/api-client/content/requests';
import { Pagination, Text } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { usePublicData } from '../shared/data/use-public-data';
import { ArticleLines } from './article-lines';
import { hrefWith } from '../shared/content/href-with';
import { ListState } from '../shared/content/list-state';
import { helpSearchArgs, PAGE } from '../shared/content/content-args';

/** The help articles that match a search, and the notices after them. */
export function HelpFound({ query }: { query: URLSearchParams }) {
  const args = helpSearchArgs(useBrand(), query);
  const { search, pageNo } = args;
  const shown = usePublicData(contentRequests.more, args);
  return (
    <>
      {shown.data && (
        <Text as="p" role="status" data-size={14} data-tone="soft">
          “{search}”共 {shown.data.total} 条
        </Text>
      )}
      <ListState shown={shown} empty={`没有找到“${search}”，请换一个词，或联系客服`}>
        {(list) => <ArticleLines rows={list} />}
      </ListState>
      <Pagination
        pageNo={pageNo}
        pageSize={PAGE}
        total={shown.data?.total ?? 0}
        hrefOf={(page) => hrefWith('/helpcenter', { search, page: page > 1 ? String(page) : '' })}
      />
    </>
  );
}
