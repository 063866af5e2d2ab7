import { useDecideMutation, useReviewsQuery, useStopPayoutsMutation } from '@portal/api-client/staff';
import { Button, Card, DateTime, Dialog, Notice, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';

const causes: Record<string, string> = {
  restored: '数据库已从备份恢复，备份之后的记录可能缺失。请先核对平台、银行与通道的记录。',
};

/** The stop of all payouts: set by one member, released by two after a reconciliation without breaks. */
export function Stop() {
  const can = useCan();
  const act = useAct();
  const query = useReviewsQuery({ kind: 'stop', status: 1 });
  const [decide, { isLoading }] = useDecideMutation();
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
            <Notice
              tone="danger"
              title="所有付款已暂停"
              action={
                can('books.resolve') && (
                  <Button
                    size="small"
                    busy={isLoading}
                    onClick={() =>
                      void act(() => decide({ kind: 'stop', id: current.id, decision: 'approve' }), {
                        done: '已提交解除',
                      })
                    }
                  >
                    同意解除
                  </Button>
                )
              }
            >
              <Stack data-gap={1}>
                <span>{causes[current.subject['cause'] ?? ''] ?? current.subject['cause']}</span>
                <span>
                  {`${current.subject['actor'] ?? ''}，`}
                  <DateTime value={current.createdAt} />
                </span>
                {current.subject['approvals'] && <span>{`已同意解除：${current.subject['approvals']}`}</span>}
                <span>须由两位员工在对账没有差异时同意解除。</span>
              </Stack>
            </Notice>
          ) : (
            <Row data-justify="between">
              <Text>付款正常进行。</Text>
              {can('books.resolve') && (
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
