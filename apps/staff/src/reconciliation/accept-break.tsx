import { useAcceptBreakMutation } from '@portal/api-client/staff';
import type { ReconciliationBreak } from '@portal/contract/staff';
import { Button, Row, Stack, Text, useToast } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useMe } from '../shared/session/me';

/** The acceptance of an open break of the channel: one member proposes it, another confirms it. */
export function AcceptBreak({ id, subject, proposedBy, reason }: ReconciliationBreak) {
  const act = useAct();
  const { email } = useMe();
  const [acceptBreak] = useAcceptBreakMutation();
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const label = proposedBy === undefined ? '提出接受' : '确认接受';
  const isOwn = proposedBy?.endsWith(`:${email}`);
  const accept = async (text: string) => {
    const { data } = await act(() => acceptBreak({ id, reason: text }));
    if (!data) return;
    // Another member may have proposed it since the break was loaded.
    toast(data.resolution === undefined ? '已提出，等待另一位员工确认' : '已接受', 'ok');
    setOpen(false);
  };
  return (
    <Stack data-gap={2}>
      <Text data-size={14} data-tone="soft">
        {proposedBy === undefined
          ? '差异不能再更正时，可以由两位员工接受。以后的核对不再列出该差异，除非任何一边有变化。'
          : `${actorOf(proposedBy)}提出接受：${reason}。${isOwn ? '须由另一位员工确认。' : ''}`}
      </Text>
      {!isOwn && (
        <Row>
          <Button size="small" onClick={() => setOpen(true)}>
            {label}
          </Button>
        </Row>
      )}
      {open && (
        <ReasonDialog
          title={`接受差异 ${subject}`}
          label="原因"
          confirmLabel={label}
          tone="primary"
          onSend={accept}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
