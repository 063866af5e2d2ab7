import { useIntroducerClientsQuery } from '@portal/api-client/staff';
import type { IntroducerClient } from '@portal/contract/staff';
import { DateTime, Empty, Money, Pagination, Table, TextLink, type Column } from '@portal/ui';
import { useState } from 'react';
import { Loaded } from '../shared/page/loaded';

const states = { waiting: '未入金', earned: '达标', forfeited: '未达标' } as const;

const clientColumns: readonly Column<IntroducerClient>[] = [
  {
    id: 'customer',
    head: '客户',
    primary: true,
    cell: ({ customerNumber }) => <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>,
  },
  { id: 'registered', head: '注册时间', cell: ({ registeredAt }) => <DateTime value={registeredAt} show="minute" /> },
  { id: 'state', head: '首次入金', cell: ({ state }) => states[state] },
  {
    id: 'bonus',
    head: '奖励',
    align: 'end',
    cell: ({ bonus, bonusState }) =>
      bonus ? (
        <>
          <Money value={bonus} currency="USD" /> {bonusState === 'paid' ? '已付' : '待付'}
        </>
      ) : (
        '–'
      ),
  },
];

/** The clients of an introducer and the invite bonus of each. Each look is in the audit log. */
export function Clients({ customerNumber }: { customerNumber: string }) {
  const [pageNo, setPageNo] = useState(1);
  const query = useIntroducerClientsQuery({ customerNumber, pageNo, pageSize: 50 });
  return (
    <Loaded query={query} lines={6}>
      {({ list, total, pageSize }) => (
        <>
          <Table
            caption="介绍的客户"
            columns={clientColumns}
            rows={list}
            rowKey={(client) => client.customerNumber}
            empty={<Empty title="还没有介绍客户" />}
          />
          <Pagination pageNo={pageNo} pageSize={pageSize} total={total} onPage={setPageNo} />
        </>
      )}
    </Loaded>
  );
}
