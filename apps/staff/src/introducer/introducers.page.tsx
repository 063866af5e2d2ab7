import { useIntroducerClientsQuery, useIntroducersQuery, useLazyIntroducersQuery } from '@portal/api-client/staff';
import type { Introducer, IntroducerClient } from '@portal/contract/staff';
import { DateTime, Drawer, Empty, Money, Pagination, Table, TextLink, type Column } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';

type Sort = 'approvedAt' | 'clients' | 'earned' | 'accrued' | 'paid';

const columns: readonly ListColumn<Introducer, Sort>[] = [
  { id: 'name', head: '姓名', text: ({ name }) => name },
  { id: 'phone', head: '手机', width: 120, text: ({ mobilePhone }) => mobilePhone },
  { id: 'city', head: '城市', width: 80, text: ({ city }) => city },
  { id: 'channel', head: '渠道', text: ({ channel }) => channel },
  { id: 'customer', head: '客户编号', text: ({ customerNumber }) => customerNumber ?? '' },
  {
    id: 'approvedAt',
    sort: 'approvedAt',
    head: '通过时间',
    width: 140,
    text: ({ approvedAt }) => approvedAt ?? '',
    cell: ({ approvedAt }) => (approvedAt ? <DateTime value={approvedAt} show="minute" /> : '–'),
  },
  { id: 'clients', head: '客户数', sort: 'clients', width: 80, align: 'end', text: ({ clients }) => String(clients) },
  { id: 'earned', head: '达标', sort: 'earned', width: 70, align: 'end', text: ({ earned }) => String(earned) },
  {
    id: 'accrued',
    sort: 'accrued',
    head: '待付（USD）',
    align: 'end',
    text: ({ accrued }) => accrued,
    cell: ({ accrued }) => <Money value={accrued} />,
  },
  {
    id: 'paid',
    sort: 'paid',
    head: '已付（USD）',
    align: 'end',
    text: ({ paid }) => paid,
    cell: ({ paid }) => <Money value={paid} />,
  },
];

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

function Clients({ customerNumber }: { customerNumber: string }) {
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

/** Approved introducers, their clients, and what they have earned. Applications wait in the review queue. */
export function IntroducersPage() {
  const address = useListAddress([], '-approvedAt');
  const [load] = useLazyIntroducersQuery();
  const source = usePages(useIntroducersQuery, sortOf(columns, address.sort), load, { idOf: ({ id }) => id });
  const [opened, setOpened] = useState<Introducer>();
  return (
    <Page title="介绍人">
      <StaffList
        id="introducers"
        name="介绍人"
        {...{ columns, address, source }}
        onOpen={setOpened}
        empty={<NoRows title="还没有通过审核的介绍人" filtered={false} />}
      />
      <Drawer open={opened !== undefined} title={opened?.name ?? ''} onClose={() => setOpened(undefined)}>
        {opened &&
          (opened.customerNumber ? (
            <Clients customerNumber={opened.customerNumber} />
          ) : (
            <Empty title="该介绍人还没有客户账户">用申请时的手机注册后即可介绍客户</Empty>
          ))}
      </Drawer>
    </Page>
  );
}
