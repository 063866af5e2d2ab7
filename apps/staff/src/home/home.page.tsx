import { useReviewsQuery } from '@portal/api-client/staff';
import type { Permission } from '@portal/contract/kernel';
import type { ReviewKind } from '@portal/contract/staff';
import { Card, Grid, Skeleton, Stack, styled, Text, TextLink } from '@portal/ui';
import { ageOf } from '../shared/page/age-of';
import { errorText } from '../shared/page/failure-of';
import { Page } from '../shared/page/page';
import { usePolling } from '../shared/page/use-polling';
import { useCan, useMe } from '../shared/session/me';

type Queue = {
  kind: ReviewKind;
  status: 1 | 2;
  label: string;
  href: string;
  targetHours: number;
  needs: readonly Permission[];
};

const payouts = ['payout.read', 'payout.decide', 'payout.pay'] as const;
const books = ['books.read', 'books.resolve'] as const;

const queues: readonly Queue[] = [
  {
    kind: 'identity',
    status: 2,
    label: '身份认证',
    href: '/review/identity',
    targetHours: 4,
    needs: ['review.identity'],
  },
  { kind: 'bank', status: 2, label: '银行卡', href: '/review/bank', targetHours: 4, needs: ['review.bank'] },
  { kind: 'phone', status: 2, label: '更换手机', href: '/review/phone', targetHours: 8, needs: ['review.phone'] },
  {
    kind: 'introducer',
    status: 2,
    label: '介绍人申请',
    href: '/review/introducer',
    targetHours: 48,
    needs: ['review.introducer'],
  },
  { kind: 'withdraw', status: 1, label: '银行出金 待审核', href: '/review/withdraw', targetHours: 8, needs: payouts },
  {
    kind: 'withdraw',
    status: 2,
    label: '银行出金 待付款',
    href: '/review/withdraw?status=2',
    targetHours: 8,
    needs: payouts,
  },
  { kind: 'coin', status: 1, label: '数字货币出金 待审核', href: '/review/coin', targetHours: 8, needs: payouts },
  {
    kind: 'coin',
    status: 2,
    label: '数字货币出金 待付款',
    href: '/review/coin?status=2',
    targetHours: 8,
    needs: payouts,
  },
  { kind: 'quarantine', status: 1, label: '账户核对', href: '/books', targetHours: 4, needs: books },
  { kind: 'stop', status: 1, label: '付款暂停', href: '/books', targetHours: 1, needs: books },
];

const Tile = styled(TextLink)`
  display: grid;
  gap: 2px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--text);
  text-decoration: none;

  &:hover {
    border-color: var(--text-soft);
  }
  strong {
    font-size: var(--text-28);
    line-height: var(--leading-tight);
  }
  &[data-late='true'] {
    border-color: var(--danger-text);
  }
`;

function QueueTile({ queue }: { queue: Queue }) {
  const query = useReviewsQuery({ kind: queue.kind, status: queue.status, pageSize: 1 }, usePolling());
  const { currentData: data, error } = query;
  const oldest = data?.list[0];
  const late = oldest !== undefined && Date.now() - Date.parse(oldest.createdAt) > queue.targetHours * 3_600_000;
  return (
    <Tile href={queue.href} data-late={late}>
      <span>{queue.label}</span>
      <strong>{data ? data.total : error ? '–' : <Skeleton width="third" />}</strong>
      <Text data-size={12} data-tone={late || error ? 'danger' : 'soft'}>
        {error
          ? errorText(error)
          : oldest
            ? `最早 ${ageOf(oldest.createdAt)}，目标 ${queue.targetHours} 小时`
            : `目标 ${queue.targetHours} 小时`}
      </Text>
    </Tile>
  );
}

/** The queues with their counts and the age of the oldest item. */
export function HomePage() {
  const can = useCan();
  const me = useMe();
  const mine = queues.filter(({ needs }) => can(...needs));
  return (
    <Page title={`${me.name}，您好`}>
      <Stack data-gap={4}>
        <Card title="待处理">
          {mine.length > 0 ? (
            <Grid data-gap={3}>
              {mine.map((queue) => (
                <QueueTile key={queue.label} queue={queue} />
              ))}
            </Grid>
          ) : (
            <Text data-tone="soft">您的角色没有待处理的队列。</Text>
          )}
        </Card>
      </Stack>
    </Page>
  );
}
