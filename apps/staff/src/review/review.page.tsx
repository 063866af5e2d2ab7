import { useDecideMutation, useReviewsQuery } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Button, Card, Empty, LinkButton, Notice, Row, Split, Text } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { Facts } from './facts';
import { isQueueKind, setupOf, type QueueKind, type Decision, type KindSetup } from './kinds';
import { PayDialog } from './pay-dialog';
import { PayoutTarget } from './payout-target';
import { Pictures } from './pictures';
import { useTaken } from './use-taken';

const names: Readonly<Record<Decision, { label: string; done: string; key: string }>> = {
  approve: { label: '通过', done: '已通过', key: 'a' },
  refuse: { label: '拒绝', done: '已拒绝', key: 'r' },
  pay: { label: '付款', done: '已记为付款', key: 'p' },
};

type ItemProps = {
  review: Review;
  setup: KindSetup;
  kind: QueueKind;
  onNext: () => void;
  onPrevious: () => void;
  /** The item has changed since it was loaded. */
  onStale: () => void;
};

/** An item and its decisions. After a decision the next item is shown. */
function Item({ review, setup, kind, onNext, onPrevious, onStale }: ItemProps) {
  const can = useCan();
  const act = useAct();
  const [decide] = useDecideMutation();
  const [asking, setAsking] = useState<Decision>();
  const [busy, setBusy] = useState(false);
  const takenBy = useTaken(review.kind, review.id, setup.decisions(review).length === 0);
  const decisions = setup.decisions(review).filter((decision) => can(setup.permission(decision)));
  const send = async (decision: Decision, more: { reason?: string; txHash?: string } = {}) => {
    if (busy) return;
    setBusy(true);
    const args = { kind: review.kind, id: review.id, createdAt: review.createdAt, decision, ...more };
    const { error } = await act(() => decide(args), { done: `${review.id} ${names[decision].done}` });
    setBusy(false);
    if (error) {
      if (error.code !== 'staff.resubmitted') return;
      setAsking(undefined);
      return onStale();
    }
    setAsking(undefined);
    onNext();
  };
  const press = (decision: Decision) => (decision === 'approve' ? void send(decision) : setAsking(decision));
  useKeys([
    ...decisions.map((decision) => ({
      key: names[decision].key,
      label: names[decision].label,
      run: () => press(decision),
    })),
    { key: 'n', label: '下一项', run: onNext },
    { key: 'j', label: '下一项', run: onNext },
    { key: 'k', label: '上一项', run: onPrevious },
  ]);
  return (
    <>
      {takenBy && (
        <Notice tone="warn" live title={`${takenBy} 正在处理该事项`}>
          可以按 N 处理下一项。两人同时处理时，以先提交的结果为准。
        </Notice>
      )}
      <Split data-gap={4} style={{ marginTop: takenBy ? 12 : 0 }}>
        <Card title={kind === 'withdraw' || kind === 'coin' ? '出金内容' : '提交的资料'}>
          {review.files.length > 0 ? (
            <Pictures kind={kind} files={review.files} />
          ) : (
            <Facts review={review} setup={setup} />
          )}
        </Card>
        <Card title="审核">
          {review.files.length > 0 && <Facts review={review} setup={setup} />}
          {(kind === 'withdraw' || kind === 'coin') && can('payout.pay') && <PayoutTarget pno={review.id} />}
          <Row data-gap={2} style={{ marginTop: 16 }}>
            {decisions.map((decision) => (
              <Button
                key={decision}
                tone={decision === 'refuse' ? 'danger' : 'primary'}
                busy={busy && asking === undefined && decision === 'approve'}
                aria-keyshortcuts={names[decision].key}
                onClick={() => press(decision)}
              >
                {`${names[decision].label} ${names[decision].key.toUpperCase()}`}
              </Button>
            ))}
            <Button aria-keyshortcuts="n" onClick={onNext}>
              下一项 N
            </Button>
          </Row>
          {decisions.length === 0 && (
            <Text as="p" data-size={14} data-tone="soft" style={{ marginTop: 12 }}>
              {setup.decisions(review).length > 0 ? '您没有处理该事项的权限。' : '该事项已有结果。'}
            </Text>
          )}
        </Card>
      </Split>
      {asking === 'refuse' && (
        <ReasonDialog
          title="拒绝的原因"
          label="原因（客户可见）"
          templates={setup.reasons}
          confirmLabel="拒绝"
          onSend={(reason) => send('refuse', { reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'pay' && (
        <PayDialog
          review={review}
          onPay={(txHash) => send('pay', txHash === undefined ? {} : { txHash })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function Items({ kind, id }: { kind: QueueKind; id: string }) {
  const setup = setupOf(kind);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const status = Number(search.get('status') ?? setup.pending) as 1;
  const pageNo = Math.max(1, Number(search.get('page') ?? 1) || 1);
  // The order of the list that led here: the next item is the next row.
  const asked = search.get('sort') ?? 'createdAt';
  const sort = setup.sorts.some((name) => name === asked.replace(/^-/, '')) ? (asked as 'createdAt') : 'createdAt';
  const query = useReviewsQuery({ kind, status, pageNo, pageSize: 100, sort });
  const queue = `/review/${kind}`;
  const list = query.currentData?.list ?? [];
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
          {query.currentData && at >= 0 ? `第 ${(pageNo - 1) * 100 + at + 1} 项，共 ${query.currentData.total} 项` : ''}
        </Text>
      }
    >
      <Loaded query={query} lines={8}>
        {() => {
          const review = list[at];
          if (!review) return <Gone queue={queue} onNext={list.length > 0 ? next : undefined} />;
          return (
            <Item
              // A new submission is another item: nothing that was opened or zoomed stays.
              key={`${review.id} ${review.createdAt}`}
              review={review}
              setup={setup}
              kind={kind}
              onNext={next}
              onPrevious={() => list[at - 1] && go(list[at - 1])}
              onStale={() => void query.refetch()}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}

function Gone({ queue, onNext }: { queue: string; onNext: (() => void) | undefined }) {
  useKeys(onNext ? [{ key: 'n', label: '下一项', run: onNext }] : []);
  return (
    <Card>
      <Empty
        title="该事项已不在列表中"
        action={
          onNext ? (
            <Button tone="primary" onClick={onNext}>
              下一项 N
            </Button>
          ) : (
            <LinkButton href={queue}>返回列表</LinkButton>
          )
        }
      >
        可能已由其他同事处理
      </Empty>
    </Card>
  );
}

/** One item of a review queue. */
export function ReviewPage() {
  const { kind, id } = useParams();
  return isQueueKind(kind) && id ? <Items kind={kind} id={id} /> : null;
}
