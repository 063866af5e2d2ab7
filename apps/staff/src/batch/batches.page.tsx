import { useLazyPayoutBatchesQuery, useMakeBatchMutation, usePayoutBatchesQuery } from '@portal/api-client/staff';
import type { PayoutBatch } from '@portal/contract/staff';
import { Button, Card, DateTime, Money, Row, Stack, Tag, Text } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '../shared/keys/keys';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { batchStatuses } from './batch-texts';

type Sort = 'madeAt' | 'items' | 'total';

const columns: readonly ListColumn<PayoutBatch, Sort>[] = [
  { id: 'number', head: '批次', width: 150, text: ({ number }) => number },
  { id: 'format', head: '格式', width: 80, text: ({ format, profile }) => profile ?? format },
  { id: 'items', head: '笔数', sort: 'items', width: 70, align: 'end', text: ({ items }) => String(items) },
  {
    id: 'total',
    sort: 'total',
    head: '合计（CNY）',
    width: 120,
    align: 'end',
    text: ({ total }) => total,
    cell: ({ total }) => <Money value={total} />,
  },
  {
    id: 'status',
    head: '状态',
    width: 90,
    text: ({ status }) => batchStatuses[status].label,
    cell: ({ status }) => <Tag tone={batchStatuses[status].tone}>{batchStatuses[status].label}</Tag>,
  },
  { id: 'paid', head: '已付', width: 60, align: 'end', text: ({ paid }) => String(paid) },
  { id: 'rejected', head: '退回', width: 60, align: 'end', text: ({ rejected }) => String(rejected) },
  { id: 'madeBy', head: '制单', width: 160, text: ({ madeBy }) => actorOf(madeBy) },
  {
    id: 'madeAt',
    sort: 'madeAt',
    head: '制单时间',
    width: 140,
    text: ({ madeAt }) => madeAt,
    cell: ({ madeAt }) => <DateTime value={madeAt} show="minute" />,
  },
  { id: 'releasedBy', head: '放行', width: 160, text: ({ releasedBy }) => (releasedBy ? actorOf(releasedBy) : '') },
];

/** Batches of bank payouts: one member makes a file, another releases it, the bank's result closes it. */
export function BatchesPage() {
  const navigate = useNavigate();
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const address = useListAddress([], '-madeAt');
  const [load] = useLazyPayoutBatchesQuery();
  const [makeBatch, { isLoading }] = useMakeBatchMutation();
  const source = usePages(usePayoutBatchesQuery, sortOf(columns, address.sort), load, {
    poll: true,
    idOf: ({ number }) => number,
  });
  const next = usePayoutBatchesQuery({ pageNo: 1, pageSize: 1 });
  const waiting = next.currentData?.waiting;
  const open = ({ number }: PayoutBatch) => void navigate(`/batches/${number}`);
  const make = async (format: PayoutBatch['format'], profile?: string) => {
    const args = { format, ...(profile !== undefined && { profile }) };
    const { data } = await act(() => makeBatch(args), { done: '已生成批次，等待另一位员工放行' });
    if (data) void navigate(`/batches/${data.number}`);
  };
  const makes = can('payout.pay') && waiting !== undefined && waiting.items > 0;
  const [profile] = next.currentData?.profiles ?? [];
  useKeys(
    makes && profile && !isLoading
      ? [{ key: 'c', label: `生成 ${profile.name} 批次`, run: () => void make('csv', profile.id) }]
      : [],
  );
  return (
    <Page title="付款批次">
      <Stack data-gap={4}>
        <Card title="待付款">
          <Row data-justify="between">
            <Text>
              {waiting ? `${waiting.items} 笔，合计 ` : next.error ? '未能加载' : '正在加载'}
              {waiting && <Money value={waiting.total} currency="CNY" />}
            </Text>
            {makes && (
              <Row data-gap={2}>
                {next.currentData?.profiles.map(({ id, name }, at) => (
                  <Button
                    key={id}
                    size="small"
                    {...(at === 0 && { tone: 'primary' as const, 'aria-keyshortcuts': 'c' })}
                    busy={isLoading}
                    onClick={() => void make('csv', id)}
                  >
                    {at === 0 ? `生成 ${name} 批次 C` : `生成 ${name} 批次`}
                  </Button>
                ))}
                <Button size="small" busy={isLoading} onClick={() => void make('xlsx')}>
                  生成 XLSX 批次
                </Button>
                <Button size="small" busy={isLoading} onClick={() => void make('pain.001')}>
                  生成 pain.001 批次
                </Button>
              </Row>
            )}
          </Row>
        </Card>
        <StaffList
          id="batches"
          name="付款批次"
          columns={columns}
          address={address}
          source={source}
          onOpen={open}
          onApprove={(batch) =>
            batch.status === 1 && !isOwn(batch.madeBy) && can('payout.pay')
              ? { label: '查看批次并放行', run: () => open(batch) }
              : undefined
          }
          empty={
            <NoRows title="还没有批次" filtered={false}>
              已批准的银行出金在上方生成批次，由另一位员工放行后下载付款文件。
            </NoRows>
          }
        />
      </Stack>
    </Page>
  );
}
