import { useAcceptBreakMutation } from '@portal/api-client/staff';
import type { ReconciliationBreak } from '@portal/contract/staff';
import { Button, Dialog, Row, Stack, Text, TextField } from '@portal/ui';
import { useState } from 'react';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useMe } from '../shared/session/me';

/** The acceptance of an open break of the channel: one member proposes it, another confirms it. */
export function AcceptBreak({ id, subject, proposedBy, reason: proposed }: ReconciliationBreak) {
  const act = useAct();
  const { email } = useMe();
  const [acceptBreak, { isLoading }] = useAcceptBreakMutation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const label = proposedBy === undefined ? '提出接受' : '确认接受';
  const isOwn = proposedBy?.endsWith(`:${email}`);
  const accept = async () => {
    if (!reason.trim()) return setError('请填写原因');
    const done = proposedBy === undefined ? '已提出，等待另一位员工确认' : '已接受';
    const { data } = await act(() => acceptBreak({ id, reason: reason.trim() }), { done });
    if (!data) return;
    setOpen(false);
    setReason('');
  };
  return (
    <Stack data-gap={2}>
      <Text data-size={14} data-tone="soft">
        {proposedBy === undefined
          ? '差异不能再更正时，可以由两位员工接受。以后的核对不再列出该差异，除非任何一边有变化。'
          : `${actorOf(proposedBy)}提出接受：${proposed}。${isOwn ? '须由另一位员工确认。' : ''}`}
      </Text>
      {!isOwn && (
        <Row>
          <Button size="small" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </Row>
      )}
      <Dialog
        open={open}
        title={`接受差异 ${subject}`}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>取消</Button>
            <Button tone="primary" busy={isLoading} onClick={() => void accept()}>
              {label}
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
    </Stack>
  );
}
