import {
  useAssignTicketMutation,
  useCloseTicketMutation,
  useDecideOutcomeMutation,
  useTakeTicketMutation,
} from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { Button, Row, Select, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { AnswerForm } from './answer.form';
import { OutcomeForm } from './outcome.form';

type Props = Pick<OkOf<(typeof staffCalls)['ticketDetail']>, 'ticket' | 'messages' | 'proposal' | 'assignees'>;

/** What the member can do with a ticket. Each act names the version that is shown, so that nothing unread is passed over. */
export function TicketActs({ ticket, messages, proposal, assignees }: Props) {
  const { no, version, kind, state, assignee, customerNumber } = ticket;
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const [take] = useTakeTicketMutation();
  const [assign] = useAssignTicketMutation();
  const [close] = useCloseTicketMutation();
  const [decide] = useDecideOutcomeMutation();
  const [asking, setAsking] = useState<'return' | 'close'>();
  const seen = { no, version };
  const isVisitor = customerNumber === undefined;
  if (state === 'closed') return null;
  const answers = can('customer.note');
  const isAuthor = isOwn(proposal?.by) || messages.some(({ by }) => isOwn(by));
  return (
    <Stack data-gap={4}>
      {answers && (
        <Row data-gap={2}>
          {!assignee && <Button onClick={() => void act(() => take(seen), { done: '已由您处理' })}>接手</Button>}
          <Select
            name="memberId"
            label="分派给"
            value=""
            options={[
              { value: '', label: '选择同事' },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(memberId) => void (memberId && act(() => assign({ ...seen, memberId }), { done: '已分派' }))}
          />
        </Row>
      )}
      {state === 'review' &&
        can('customer.manage') &&
        (isAuthor ? (
          <Text data-size={14} data-tone="soft">
            须由没有参与处理的员工复核。
          </Text>
        ) : (
          <Row data-gap={2}>
            <Button
              tone="primary"
              onClick={() =>
                void act(() => decide({ ...seen, decision: 'approve' }), {
                  done: isVisitor ? `${no} 已结束，请致电访客告知结果` : `${no} 已结束，客户已收到结果`,
                })
              }
            >
              批准结果
            </Button>
            <Button tone="danger" onClick={() => setAsking('return')}>
              退回
            </Button>
          </Row>
        ))}
      {answers && state !== 'review' && <AnswerForm seen={seen} isVisitor={isVisitor} />}
      {answers && state !== 'review' && kind === 'complaint' && <OutcomeForm seen={seen} isVisitor={isVisitor} />}
      {answers && kind === 'question' && (
        <Row>
          <Button onClick={() => setAsking('close')}>结束工单</Button>
        </Row>
      )}
      {asking && (
        <ReasonDialog
          title={asking === 'close' ? '结束工单' : '退回处理结果'}
          label="说明（客户看不到）"
          templates={
            asking === 'close' ? ['已解决', '重复的工单', '客户未再回复'] : ['事实不清', '金额有误', '措辞需修改']
          }
          confirmLabel={asking === 'close' ? '结束' : '退回'}
          onSend={async (reason) => {
            const send = () =>
              asking === 'close' ? close({ ...seen, reason }) : decide({ ...seen, decision: 'return', reason });
            const { error } = await act<unknown>(send, { done: asking === 'close' ? `${no} 已结束` : '已退回' });
            if (!error) setAsking(undefined);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}
