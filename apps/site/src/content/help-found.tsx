import { contentRequests } from '@portal/api-client/content/requests';
import { Text } from '@portal/ui';
import { useBrand } from '../shared/installation/installation';
import { usePublicData } from '../shared/data/use-public-data';
import { ArticleLines } from './article-lines';
import { ListState } from '../shared/content/list-state';
import { helpSearchArgs } from '../shared/content/content-args';

/** The help articles that match a search. */
export function HelpFound({ search }: { search: string }) {
  const shown = usePublicData(contentRequests.more, helpSearchArgs(useBrand(), search));
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
    </>
  );
}
