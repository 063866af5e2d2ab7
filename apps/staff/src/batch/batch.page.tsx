import { useDecideBatchMutation, usePayoutBatchDetailQuery } from '@portal/api-client/staff';
import { useHttp } from '@portal/api-client';
import { download } from '@portal/api-client/http';
import { staffRequests } from '@portal/api-client/staff/requests';
import type { OkOf } from '@portal/contract/kernel';
import type { PayoutBatch, staffCalls } from '@portal/contract/staff';
import { Button, Card, DateTime, DefinitionList, Money, Row, Split, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { saveFile } from '../shared/browser/save-file';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { Loaded } from '../shared/page/loaded';
import { Page } from '../shared/page/page';
import { usePolling } from '../shared/page/use-polling';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { batchStatuses } from './batch-texts';
import { ResultFile } from './result-file';

type Item = OkOf<(typeof staffCalls)['payoutBatchDetail']>['items'][number];

const results = { paid: { label: '已付', tone: 'ok' }, rejected: { label: '退回', tone: 'danger' } } as const;

const columns: readonly Column<Item>[] = [
  { id: 'pno', head: '单号', cell: ({ pno }) => pno, primary: true },
  { id: 'customer', head: '客户', cell: ({ customerNumber }) => customerNumber },
  { id: 'amount', head: '金额', align: 'end', cell: ({ amount }) => <Money value={amount} currency="CNY" /> },
  { id: 'usd', head: '出金', align: 'end', cell: ({ usd }) => <Money value={usd} currency="USD" /> },
  {
    id: 'result',
    head: '银行结果',
    cell: ({ result }) => (result ? <Tag tone={results[result].tone}>{results[result].label}</Tag> : '–'),
  },
  { id: 'reference', head: '银行流水', cell: ({ bankReference }) => bankReference ?? '–', wideOnly: true },
  { id: 'reason', head: '退回原因', cell: ({ reason }) => reason ?? '–', wideOnly: true },
];

function Acts({ batch }: { batch: PayoutBatch }) {
  const can = useCan();
  const act = useAct();
  const http = useHttp();
  const [decideBatch, { isLoading }] = useDecideBatchMutation();
  const [withdrawing, setWithdrawing] = useState(false);
  const { number, status, format } = batch;
  const pays = can('payout.pay');
  const release = () =>
    void act(() => decideBatch({ number, decision: 'release' }), { done: `${number} 已放行，可以下载文件` });
  const save = async () => {
    const { data } = await act(() => download(http, staffRequests.batchFile, { number }));
    if (data) saveFile(data, `${number}.${format === 'pain.001' ? 'xml' : format}`);
  };
  const released = status === 2 || status === 3;
  useKeys([
    ...(pays && status === 1 ? [{ key: 'a', label: '放行批次', run: release }] : []),
    ...(pays && status === 1 ? [{ key: 'r', label: '撤回批次', run: () => setWithdrawing(true) }] : []),
    ...(pays && released ? [{ key: 'd', label: '下载付款文件', run: () => void save() }] : []),
  ]);
  if (!pays) return null;
  return (
    <Row data-gap={2} style={{ marginTop: 16 }}>
      {status === 1 && (
        <Button size="small" tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={release}>
          放行 A
        </Button>
      )}
      {released && (
        <>
          <Button size="small" aria-keyshortcuts="d" onClick={() => void save()}>
            下载付款文件 D
          </Button>
          {/* Also of a closed batch: the result that closed it is still shown. */}
          <ResultFile number={number} />
        </>
      )}
      {status === 1 && (
        <Button size="small" tone="danger" aria-keyshortcuts="r" onClick={() => setWithdrawing(true)}>
          撤回 R
        </Button>
      )}
      {withdrawing && (
        <ReasonDialog
          title={`撤回批次 ${number}`}
          label="撤回的原因"
          templates={['收款信息有误', '银行未受理', '重新制单']}
          confirmLabel="撤回批次"
          onClose={() => setWithdrawing(false)}
          onSend={async (reason) => {
            const { error } = await act(() => decideBatch({ number, decision: 'withdraw', reason }), {
              done: '已撤回',
            });
            if (!error) setWithdrawing(false);
          }}
        />
      )}
    </Row>
  );
}

/** One batch: its payouts, its file, and the bank's result. */
export function BatchPage() {
  const { number = '' } = useParams();
  const query = usePayoutBatchDetailQuery({ number }, usePolling());
  return (
    <Page title={`批次 ${number}`} back={{ href: '/batches', label: '付款批次' }}>
      <Loaded query={query} lines={10}>
        {({ batch, items }) => (
          <Split data-gap={4}>
            <Card title="付款" flush>
              <Table caption="批次中的付款" columns={columns} rows={items} rowKey={({ pno }) => pno} />
            </Card>
            <Card title="批次">
              <DefinitionList
                items={[
                  {
                    id: 'status',
                    term: '状态',
                    value: <Tag tone={batchStatuses[batch.status].tone}>{batchStatuses[batch.status].label}</Tag>,
                  },
                  { id: 'format', term: '格式', value: batch.format },
                  { id: 'items', term: '笔数', value: String(batch.items) },
                  { id: 'total', term: '合计', value: <Money value={batch.total} currency="CNY" /> },
                  { id: 'made', term: '制单', value: actorOf(batch.madeBy), note: <DateTime value={batch.madeAt} /> },
                  {
                    id: 'released',
                    term: '放行',
                    value: batch.releasedBy ? actorOf(batch.releasedBy) : '须由另一位员工放行',
                    note: batch.releasedAt && <DateTime value={batch.releasedAt} />,
                  },
                  { id: 'paid', term: '已付', value: String(batch.paid) },
                  { id: 'rejected', term: '退回', value: String(batch.rejected) },
                ]}
              />
              <Acts batch={batch} />
            </Card>
          </Split>
        )}
      </Loaded>
    </Page>
  );
}
