import { useReviewsQuery, useStopPayoutsMutation } from '@portal/api-client/staff';
import type { Review } from '@portal/contract/staff';
import { Button, Card, DateTime, Dialog, Notice, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { stopCause } from '../shared/page/stop-cause';
import { useDecision } from '../shared/review/use-decision';
import { useAct } from '../shared/session/act';
import { useCan, useMe } from '../shared/session/me';

/** The open stop. Two members agree to release it. */
function OpenStop({ stop: { id, createdAt, subject } }: { stop: Review }) {
  const can = useCan();
  const { email } = useMe();
  const act = useAct();
  const [decide, { isLoading }] = useDecision();
  const approvals = subject['approvals']?.split(' ') ?? [];
  const isOwn = approvals.some((actor) => actor.endsWith(email));
  const done = approvals.length > 0 ? '付款已恢复' : '已同意解除，等待另一位员工';
  return (
    <Notice
      tone="danger"
      title="所有付款已暂停"
      action={
        can('reconciliation.resolve') &&
        !isOwn && (
          <Button
            size="small"
            busy={isLoading}
            onClick={() => void act(() => decide({ kind: 'stop', id, decision: 'approve' }), { done })}
          >
            同意解除
          </Button>
        )
      }
    >
      <Stack data-gap={1}>
        <span>{stopCause(subject['cause'] ?? '')}</span>
        <span>
          {`${actorOf(subject['actor'] ?? '')}暂停于 `}
          <DateTime value={createdAt} />
        </span>
        {approvals.length > 0 && <span>{`已同意解除：${approvals.map(actorOf).join('、')}`}</span>}
        <span>{isOwn ? '您已同意，须由另一位员工同意后恢复付款。' : '须由两位员工在对账没有差异时同意解除。'}</span>
      </Stack>
    </Notice>
  );
}

/** The stop of all payouts: set by one member, released by two after a reconciliation without breaks. */
export function Stop() {
  const can = useCan();
  const act = useAct();
  const query = useReviewsQuery({ kind: 'stop', status: 1 });
  const [stopPayouts, { isLoading: stopping }] = useStopPayoutsMutation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const stop = async () => {
    if (!reason.trim()) return setError('请填写原因');
    const { data } = await act(() => stopPayouts({ reason: reason.trim() }), { done: '已暂停所有付款' });
    if (!data) return;
    setOpen(false);
    setReason('');
  };
  return (
    <Card title="付款">
      <Loaded query={query} lines={2}>
        {({ list: [current] }) =>
          current ? (
            <OpenStop stop={current} />
          ) : (
            <Row data-justify="between">
              <Text>付款正常进行。</Text>
              {can('reconciliation.resolve') && (
                <Button size="small" tone="danger" onClick={() => setOpen(true)}>
                  暂停所有付款
                </Button>
              )}
            </Row>
          )
        }
      </Loaded>
      <Dialog
        open={open}
        title="暂停所有付款"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button tone="danger" busy={stopping} onClick={() => void stop()}>
              暂停付款
            </Button>
          </>
        }
      >
        <TextField
          name="reason"
          label="原因"
          value={reason}
          maxLength={200}
          error={error}
          onChange={(text) => {
            setError(undefined);
            setReason(text);
          }}
        />
      </Dialog>
    </Card>
  );
}
