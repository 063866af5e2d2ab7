import { useReconciliationRunsQuery } from '@portal/api-client/staff';
import type { BreakArea, ReconciliationRun } from '@portal/contract/staff';
import { Card, DateTime, Empty, Table, Tag, type Column } from '@portal/ui';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { usePolling } from '../shared/page/use-polling';
import { areas } from './break-texts';

const named = (some: readonly BreakArea[]) => some.map((area) => areas[area]).join('、');

const columns: readonly Column<ReconciliationRun>[] = [
  { id: 'at', head: '时间', cell: ({ at }) => <DateTime value={at} show="minute" />, primary: true },
  {
    id: 'result',
    head: '结果',
    cell: ({ breaks, unchecked }) =>
      breaks > 0 ? (
        <Tag tone="danger">{`${breaks} 处差异`}</Tag>
      ) : unchecked.length > 0 ? (
        <Tag tone="warn">未全部核对</Tag>
      ) : (
        <Tag tone="ok">一致</Tag>
      ),
  },
  { id: 'opened', head: '新增', align: 'end', cell: ({ opened }) => opened },
  { id: 'closed', head: '消除', align: 'end', cell: ({ closed }) => closed },
  { id: 'checked', head: '已核对', cell: ({ checked }) => named(checked) || '–' },
  { id: 'unchecked', head: '未能核对', cell: ({ unchecked }) => named(unchecked) || '–' },
  { id: 'actor', head: '发起', cell: ({ actor }) => actorOf(actor) },
];

/** The last runs of the reconciliation. */
export function Runs() {
  const query = useReconciliationRunsQuery({ pageSize: 10 }, usePolling());
  return (
    <Card title="最近核对" flush>
      <Loaded query={query}>
        {({ list }) => (
          <Table
            caption="最近核对"
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            empty={<Empty title="还没有核对">每小时自动核对一次，也可以立即核对。</Empty>}
          />
        )}
      </Loaded>
    </Card>
  );
}
