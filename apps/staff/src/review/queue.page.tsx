import { useLazyReviewsQuery, useReviewsQuery } from '@portal/api-client/staff';
import type { Review, ReviewSort } from '@portal/contract/staff';
import { Button, DateTime, Money, Tag, Text } from '@portal/ui';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useInstallation } from '../shared/browser/installation';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { ageOf } from '../shared/page/age-of';
import { NotFound } from '../shared/page/not-found';
import { Page } from '../shared/page/page';
import { useDecision } from '../shared/review/use-decision';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { hintTexts } from './hint-texts';
import { decisionsFor, isQueueKind, setupOf, type QueueKind, type KindSetup } from './kinds';
import { isOverdue } from './overdue';

/** The columns; those are sorted by which the queue can be sorted. */
function columnsOf(setup: KindSetup, targetHours: number): readonly ListColumn<Review, ReviewSort>[] {
  const sorted = (sort: ReviewSort) => (setup.sorts.includes(sort) ? { sort } : {});
  const statusOf = (review: Review) => setup.statuses[review.status] ?? { label: '未知', tone: 'plain' as const };
  return [
    { id: 'id', head: '编号', text: ({ id }) => id, width: 146 },
    {
      id: 'createdAt',
      head: '提交时间',
      width: 130,
      ...sorted('createdAt'),
      text: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <DateTime value={createdAt} show="minute" />,
    },
    {
      id: 'age',
      head: '已等待',
      width: 90,
      text: ({ createdAt }) => ageOf(createdAt),
      cell: (review) => (
        <Text data-tone={isOverdue(review, setup, targetHours) ? 'danger' : undefined}>
          {`${ageOf(review.createdAt)}${isOverdue(review, setup, targetHours) ? ' 超时' : ''}`}
        </Text>
      ),
    },
    { id: 'customer', head: '客户', text: ({ customerNumber }) => customerNumber, width: 84, ...sorted('customer') },
    ...setup.fields.map(({ id, label, extra, money, width }): ListColumn<Review, ReviewSort> => ({
      id: `field.${id}`,
      head: label,
      extra,
      width,
      ...(money && { align: 'end' as const, width: 100 }),
      ...(id === 'amount' && sorted('amount')),
      text: ({ subject }) => subject[id] ?? '',
      ...(money && { cell: ({ subject }) => <Money value={subject[id]} /> }),
    })),
    ...(setup.hasHints
      ? [
          {
            id: 'hints',
            head: '提示',
            width: 104,
            text: ({ hints = [] }: Review) => hints.map((hint) => hintTexts[hint].label).join(' '),
            cell: ({ hints: [first, ...others] = [] }: Review) =>
              first && (
                <span>
                  <Tag tone="warn">{hintTexts[first].label}</Tag>
                  {others.length > 0 && ` +${others.length}`}
                </span>
              ),
          },
        ]
      : []),
    {
      id: 'status',
      head: '状态',
      width: 76,
      text: (review) => statusOf(review).label,
      cell: (review) => <Tag tone={statusOf(review).tone}>{statusOf(review).label}</Tag>,
    },
    { id: 'reason', head: '原因', text: ({ reason }) => reason ?? '', extra: true },
  ];
}

function Queue({ kind }: { kind: QueueKind }) {
  const setup = setupOf(kind);
  const navigate = useNavigate();
  const targetHours = useInstallation().brand.targetHours[kind];
  const columns = useMemo(() => columnsOf(setup, targetHours), [setup, targetHours]);
  const filters = useMemo<readonly ListFilter[]>(
    () => [
      {
        name: 'status',
        label: '状态',
        kind: 'choice',
        options: Object.entries(setup.statuses).map(([value, { label }]) => ({ value, label })),
      },
    ],
    [setup],
  );
  const address = useListAddress(filters, 'createdAt');
  const [load] = useLazyReviewsQuery();
  const chosen = address.values['status'];
  const status = Number(chosen ?? setup.pending) as 1;
  const order = sortOf(columns, address.sort);
  const source = usePages(useReviewsQuery, { kind, status, ...order }, load, { poll: true, idOf: ({ id }) => id });
  const open = ({ id }: Review, index: number) =>
    void navigate(
      `/review/${kind}/${id}?status=${status}&page=${Math.floor(index / 100) + 1}&sort=${order.sort ?? 'createdAt'}`,
    );
  const can = useCan();
  const act = useAct();
  const [decide] = useDecision();
  // Pictures must be looked at, so an item that has some is approved on its own page.
  const approvalOf = (review: Review, index: number) => {
    const { id, createdAt, files } = review;
    if (!decisionsFor(kind, review, can).includes('approve')) return undefined;
    if (files.length > 0) return { label: '查看图片并审核', run: () => open(review, index) };
    const send = () => decide({ kind, id, createdAt, decision: 'approve' });
    return {
      label: '通过所选行',
      run: async () => (await act(send, { done: `${id} 已通过` })).error === undefined,
    };
  };
  const first = source.rowAt(0);
  return (
    <Page
      title={setup.title}
      actions={
        first &&
        status === setup.pending && (
          <Button size="small" tone="primary" onClick={() => open(first, 0)}>
            开始审核
          </Button>
        )
      }
    >
      <StaffList
        key={kind}
        id={`reviews.${kind}`}
        name={setup.title}
        columns={columns}
        source={source}
        filters={filters}
        address={{ ...address, values: { status: String(status) } }}
        onOpen={open}
        onApprove={approvalOf}
        empty={
          <NoRows title="没有待处理的事项" filtered={chosen !== undefined && status !== setup.pending}>
            客户提交后会按时间列在这里。已处理的可按状态查看。
          </NoRows>
        }
      />
    </Page>
  );
}

/** A review queue: what waits, oldest first. */
export function QueuePage() {
  const { kind } = useParams();
  return isQueueKind(kind) ? <Queue kind={kind} /> : <NotFound />;
}
