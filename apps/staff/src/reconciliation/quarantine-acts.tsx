import { Button, Confirm, Row, Text } from '@portal/ui';
import { useState } from 'react';
import { useDecision } from '../shared/review/use-decision';
import { useAct } from '../shared/session/act';
import { resolutions, type Resolution } from './resolutions';

/** What a member can propose or confirm for a quarantined account. */
export function QuarantineActs({ id, account }: { id: string; account: string }) {
  const act = useAct();
  const [decide] = useDecision();
  const [asked, setAsked] = useState<Resolution>();
  const confirm = async () => {
    if (!asked) return;
    const send = () => decide({ kind: 'quarantine', id, decision: 'approve', resolution: asked });
    const { data } = await act(send, { done: '已提交' });
    if (data) setAsked(undefined);
  };
  return (
    <>
      <Row data-gap={1}>
        {(Object.keys(resolutions) as Resolution[]).map((resolution) => (
          <Button key={resolution} size="small" onClick={() => setAsked(resolution)}>
            {resolutions[resolution].label}
          </Button>
        ))}
      </Row>
      <Confirm
        open={asked !== undefined}
        title={asked ? `${resolutions[asked].label}账户 ${account}` : ''}
        confirmLabel="提交处理方式"
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        <Text>{asked && `${resolutions[asked].text}。须由另一位员工提交同样的处理方式后生效。`}</Text>
      </Confirm>
    </>
  );
}
