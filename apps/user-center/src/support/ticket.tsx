import type { Ticket } from '@portal/contract/support';
import { Card, DateTime, DefinitionList, Stack, styled, Tag, Text } from '@portal/ui';
import { OwnFiles } from './own-files';
import { ReplyForm } from './reply.form';
import { kinds, outcomes, states } from './ticket-texts';

const Written = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** One ticket: its state and clock, what was written, and a reply while it is open. */
export function TicketView({ ticket }: { ticket: Ticket }) {
  const { no, kind, state, ref, outcome, dueAt, createdAt, messages } = ticket;
  const waits = state === 'open' || state === 'review';
  return (
    <Stack data-gap={6}>
      <Card title={ticket.subject}>
        <DefinitionList
          items={[
            { id: 'no', term: '编号', value: no },
            { id: 'kind', term: '类型', value: kinds[kind] },
            { id: 'state', term: '状态', value: <Tag tone={states[state].tone}>{states[state].label}</Tag> },
            ...(ref ? [{ id: 'ref', term: '关联单号', value: ref }] : []),
            { id: 'created', term: '提交时间', value: <DateTime value={createdAt} show="minute" /> },
            ...(waits ? [{ id: 'due', term: '最晚答复', value: <DateTime value={dueAt} show="minute" /> }] : []),
            ...(outcome ? [{ id: 'outcome', term: '处理结果', value: outcomes[outcome] }] : []),
          ]}
        />
      </Card>
      <Card title="往来">
        <Stack data-gap={4}>
          {messages.map(({ from, text, files, at }) => (
            <article key={at}>
              <Text data-size={12} data-tone="soft">
                {from === 'staff' ? '客服' : '我'} <DateTime value={at} show="minute" />
              </Text>
              <Written>{text}</Written>
              {files.length > 0 && <OwnFiles files={files} />}
            </article>
          ))}
        </Stack>
      </Card>
      {state === 'closed' ? (
        <Text data-tone="soft">该工单已结束。如有新的问题，请重新提交。</Text>
      ) : (
        <Card title="补充">
          <ReplyForm no={no} />
        </Card>
      )}
    </Stack>
  );
}
