import { useMoneyTodayQuery } from '@portal/api-client/staff';
import type { MoneyFlow } from '@portal/contract/staff';
import { Card, DefinitionList, Empty, Money, Stack, Table, type Column } from '@portal/ui';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';

const channels: Readonly<Record<string, string>> = {
  wire: '电汇',
  returned: '出金退回',
  bank: '银行',
  coin: '数字货币',
  chargeback: '拒付',
};

const columns: readonly Column<MoneyFlow>[] = [
  {
    id: 'channel',
    head: '渠道',
    primary: true,
    cell: ({ direction, channel }) => `${direction === 'in' ? '入金' : '出金'} ${channels[channel] ?? channel}`,
  },
  { id: 'count', head: '笔数', align: 'end', cell: ({ count }) => count },
  { id: 'paid', head: '收付', align: 'end', cell: ({ paid, currency }) => <Money value={paid} currency={currency} /> },
  { id: 'usd', head: '折合', align: 'end', cell: ({ usd }) => <Money value={usd} currency="USD" /> },
];

/** Today's money in and out, by channel and currency. */
export function MoneyToday() {
  const query = useMoneyTodayQuery(undefined, usePolling());
  return (
    <Card title="今日资金">
      <Loaded query={query} lines={4}>
        {({ flows, inUsd, outUsd, netUsd }) => (
          <Stack data-gap={4}>
            <DefinitionList
              layout="figures"
              items={[
                { id: 'in', term: '入金', value: <Money value={inUsd} currency="USD" /> },
                { id: 'out', term: '出金', value: <Money value={outUsd} currency="USD" /> },
                { id: 'net', term: '净额', value: <Money value={netUsd} currency="USD" /> },
              ]}
            />
            <Table
              caption="今日资金"
              columns={columns}
              rows={flows}
              rowKey={({ direction, channel, currency }) => direction + channel + currency}
              empty={<Empty title="今天还没有资金往来">客户入金和出金后，金额会按渠道列在这里。</Empty>}
            />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
