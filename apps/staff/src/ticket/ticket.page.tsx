import { useHttp } from '@portal/api-client';
import { addressOf } from '@portal/api-client/http';
import { useTicketDetailQuery } from '@portal/api-client/staff';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { OkOf } from '@portal/contract/kernel';
import type { StaffTicket, staffCalls } from '@portal/contract/staff';
import { Card, DateTime, DefinitionList, Split, Stack, styled, Tag, Text, TextLink } from '@portal/ui';
import { useParams } from 'react-router-dom';
import { actorOf } from '../shared/page/actor-of';
import { DocumentPicture } from '../shared/page/document-picture';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { Steps } from '../shared/page/steps';
import { usePolling } from '../shared/page/use-polling';
import { TicketActs } from './ticket-acts';
import { kinds, outcomes, states } from './ticket-texts';

type Detail = OkOf<(typeof staffCalls)['ticketDetail']>;

const Written = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

function Facts({ ticket }: { ticket: StaffTicket }) {
  const { customerNumber, mobilePhone, ref, assignee, outcome, dueAt, late } = ticket;
  return (
    <DefinitionList
      items={[
        { id: 'kind', term: '类型', value: kinds[ticket.kind] },
        {
          id: 'state',
          term: '状态',
          value: <Tag tone={states[ticket.state].tone}>{states[ticket.state].label}</Tag>,
        },
        {
          id: 'customer',
          term: customerNumber ? '客户' : '访客手机',
          value: customerNumber ? (
            <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>
          ) : (
            mobilePhone
          ),
        },
        ...(ref ? [{ id: 'ref', term: '关联单号', value: ref }] : []),
        { id: 'assignee', term: '处理人', value: assignee ?? '未分派' },
        {
          id: 'due',
          term: '期限',
          value: <DateTime value={dueAt} show="minute" />,
          ...(late && { note: <Tag tone="danger">超时</Tag> }),
        },
        ...(outcome ? [{ id: 'outcome', term: '处理结果', value: outcomes[outcome] }] : []),
      ]}
    />
  );
}

function Messages({ messages }: Pick<Detail, 'messages'>) {
  const http = useHttp();
  return (
    <Card title="往来">
      <Stack data-gap={4}>
        {messages.map(({ from, by, text, files, at }) => (
          <article key={at}>
            <Text data-size={12} data-tone="soft">
              {from === 'staff' ? actorOf(by ?? 'staff') : '客户'} <DateTime value={at} show="minute" />
            </Text>
            <Written>{text}</Written>
            {files.map((fileId, index) => (
              <DocumentPicture
                key={fileId}
                address={addressOf(http, staffRequests.staffFile, { fileId })}
                label={`附件 ${index + 1}`}
              />
            ))}
          </article>
        ))}
      </Stack>
    </Card>
  );
}

/** One ticket: what was written, its steps, and what can be done with it. */
export function TicketPage() {
  const { no = '' } = useParams();
  const query = useTicketDetailQuery({ no }, usePolling());
  return (
    <Page title={query.currentData?.ticket.subject ?? `工单 ${no}`} back={{ href: '/tickets', label: '客服工单' }}>
      <Loaded query={query} lines={8}>
        {({ ticket, messages, steps, proposal, assignees }) => (
          <Split>
            <Stack data-gap={4}>
              <Messages messages={messages} />
              {proposal && (
                <Card title={`待复核的结果：${outcomes[proposal.outcome]}`}>
                  <Written>{proposal.text}</Written>
                  <Text data-size={12} data-tone="soft">
                    {actorOf(proposal.by)} <DateTime value={proposal.at} show="minute" />
                  </Text>
                </Card>
              )}
              <TicketActs
                key={ticket.version}
                ticket={ticket}
                messages={messages}
                proposal={proposal}
                assignees={assignees}
              />
            </Stack>
            <Stack data-gap={4}>
              <Card title={ticket.no}>
                <Facts ticket={ticket} />
              </Card>
              <Steps
                steps={steps.map(({ state, ...step }) => ({ status: state, ...step }))}
                nameOf={(status) => states[status as StaffTicket['state']].label}
              />
            </Stack>
          </Split>
        )}
      </Loaded>
    </Page>
  );
}
