import { useTicketsQuery } from '@portal/api-client/support';
import { Card, DateTime, Empty, Lines, Pagination, Skeleton, Stack, Tag, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { OpenTicketForm } from './open-ticket.form';
import { kinds, states } from './ticket-texts';
import { TicketView } from './ticket';

const skeleton = (
  <Card>
    <Skeleton lines={5} />
  </Card>
);

/** The tickets of the customer, and a new one. */
function Tickets({ about, onOpened }: { about: string; onOpened: (no: string) => void }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useTicketsQuery({ pageNo }, { refetchOnMountOrArgChange: true });
  return (
    <Stack data-gap={6}>
      <Card title="提交咨询或投诉">
        <OpenTicketForm about={about} onOpened={onOpened} />
      </Card>
      <Loaded query={query} skeleton={skeleton} card>
        {({ list, total, pageSize }) => (
          <Card title="我的工单">
            {list.length === 0 ? (
              <Empty title="还没有工单">提交后可在这里查看进度与回复</Empty>
            ) : (
              <Lines>
                {list.map(({ no, kind, subject, state, updatedAt }) => (
                  <li key={no}>
                    <TextLink href={`/user-center/support?no=${no}`}>{subject}</TextLink>{' '}
                    <Tag tone={states[state].tone}>{states[state].label}</Tag>
                    <Text as="p" data-size={12} data-tone="soft">
                      {kinds[kind]} {no} <DateTime value={updatedAt} show="minute" />
                    </Text>
                  </li>
                ))}
              </Lines>
            )}
            {total > pageSize && (
              <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} label="工单分页" />
            )}
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}

function OneTicket({ no }: { no: string }) {
  const query = useTicketsQuery({ no }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} skeleton={skeleton} card>
      {({ list: [ticket] }) =>
        ticket ? <TicketView ticket={ticket} /> : <Empty title="找不到该工单">请从工单列表重新打开</Empty>
      }
    </Loaded>
  );
}

/** `/user-center/support`: questions and complaints; `no` shows one, `ref` begins one about a document. */
export function SupportPage() {
  const [search, setSearch] = useSearchParams();
  const no = search.get('no');
  return (
    <Page
      title="客服与投诉"
      description="提交咨询或投诉，查看进度与回复。"
      {...(no && { back: { href: '/user-center/support', label: '客服与投诉' } })}
    >
      {no ? (
        <OneTicket no={no} />
      ) : (
        <Tickets about={search.get('ref') ?? ''} onOpened={(made) => setSearch({ no: made })} />
      )}
    </Page>
  );
}
