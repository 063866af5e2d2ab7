import { useRefuseClosingMutation } from '@portal/api-client/staff';
import type { ListedClosing } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, LinkButton, Row, Stack, Tag, TextLink } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { closingStates } from './closing-states';

/** A request of a customer to be closed. It is refused here, and carried out in the customer's file. */
export function ClosingDetail({ closing, onDone }: { closing: ListedClosing; onDone: () => void }) {
  const act = useAct();
  const [refuseClosing] = useRefuseClosingMutation();
  const [refusing, setRefusing] = useState(false);
  const { id, customerNumber, state, reason, askedAt, until, open, answer, decidedBy, decidedAt } = closing;
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          {
            id: 'state',
            term: '状态',
            value: <Tag tone={closingStates[state].tone}>{closingStates[state].label}</Tag>,
          },
          {
            id: 'customer',
            term: '客户',
            value: <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>,
          },
          { id: 'reason', term: '客户写的原因', value: reason ?? '–' },
          { id: 'asked', term: '申请时间', value: <DateTime value={askedAt} /> },
          { id: 'until', term: '期限', value: <DateTime value={until} /> },
          ...(state === 'open'
            ? [{ id: 'open', term: '未结事项', value: open.length > 0 ? open.map(({ msg }) => msg).join('；') : '无' }]
            : []),
          ...(answer ? [{ id: 'answer', term: '拒绝原因', value: answer }] : []),
          ...(decidedBy ? [{ id: 'by', term: '办理人', value: actorOf(decidedBy) }] : []),
          ...(decidedAt ? [{ id: 'decided', term: '办理时间', value: <DateTime value={decidedAt} /> }] : []),
        ]}
      />
      {state === 'open' && (
        <Row data-gap={2}>
          <LinkButton href={`/customers/${customerNumber}?tab=overview`}>到客户档案销户</LinkButton>
          <Button onClick={() => setRefusing(true)}>拒绝申请</Button>
        </Row>
      )}
      {refusing && (
        <ReasonDialog
          title="拒绝注销申请"
          label="客户会看到的原因"
          templates={['仍有未结事项', '账户正在核查']}
          confirmLabel="拒绝申请"
          onClose={() => setRefusing(false)}
          onSend={async (text) => {
            const { error } = await act(() => refuseClosing({ id, reason: text }), { done: '已拒绝，并通知客户' });
            if (!error) onDone();
          }}
        />
      )}
    </Stack>
  );
}
