import { useReviewItemQuery, useReviewsQuery } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Text } from '@portal/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { NotFound } from '../shared/page/not-found';
import { Page } from '../shared/page/page';
import { usePolling } from '../shared/page/use-polling';
import { isQueueKind, setupOf, type QueueKind } from './kinds';
import { ReviewItemView } from './review-item';

function Items({ kind, id }: { kind: QueueKind; id: string }) {
  const setup = setupOf(kind);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const status = Number(search.get('status') ?? setup.pending) as 1;
  const pageNo = Math.max(1, Number(search.get('page') ?? 1) || 1);
  // The order of the list that led here: the next item is the next row.
  const asked = search.get('sort') ?? 'createdAt';
  const sort = setup.sorts.some((name) => name === asked.replace(/^-/, '')) ? (asked as 'createdAt') : 'createdAt';
  const polling = usePolling();
  const item = useReviewItemQuery({ kind, id }, polling);
  const { currentData } = useReviewsQuery({ kind, status, pageNo, pageSize: 100, sort }, polling);
  const queue = `/review/${kind}`;
  const list = currentData?.list ?? [];
  const at = list.findIndex((review) => review.id === id);
  const go = (to: Review | undefined) =>
    void navigate(to ? `${queue}/${to.id}?status=${status}&page=${pageNo}&sort=${sort}` : queue, {
      replace: to !== undefined,
    });
  const next = () => go(at === -1 ? list[0] : list[at + 1]);
  return (
    <Page
      title={`${setup.title} ${id}`}
      back={{ href: queue, label: setup.title }}
      note={
        <Text data-size={14} data-tone="soft" role="status">
          {currentData && at >= 0 ? `第 ${(pageNo - 1) * 100 + at + 1} 项，共 ${currentData.total} 项` : ''}
        </Text>
      }
    >
      <Loaded query={item} lines={8}>
        {(data) => (
          <ReviewItemView
            // A new submission is another item: nothing that was opened or zoomed stays.
            key={`${id} ${data.review.createdAt}`}
            item={data}
            setup={setup}
            kind={kind}
            onNext={next}
            onPrevious={() => list[at - 1] && go(list[at - 1])}
            onStale={() => void item.refetch()}
          />
        )}
      </Loaded>
    </Page>
  );
}

/** One item of a review queue. */
export function ReviewPage() {
  const { kind, id } = useParams();
  return isQueueKind(kind) && id ? <Items kind={kind} id={id} /> : <NotFound />;
}
