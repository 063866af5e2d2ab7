import { useLiftFreezeMutation } from '@portal/api-client/staff';
import type { CustomerFile } from '@portal/contract/staff';
import { Button, Card, DateTime, Dialog, Empty, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { scopeTexts } from './freeze-scopes';
import { FreezeForm } from './freeze.form';
import { actorOf } from '../shared/page/actor-of';

type Freeze = CustomerFile['freezes'][number];

/** Freezes of the login, the money or the trading. Another member than the one who froze lifts a freeze. */
export function Freezes({ customerNumber, freezes }: { customerNumber: string; freezes: readonly Freeze[] }) {
  const can = useCan();
  const act = useAct();
  const [liftFreeze] = useLiftFreezeMutation();
  const [adding, setAdding] = useState(false);
  const [lifted, setLifted] = useState<Freeze>();
  const columns: readonly Column<Freeze>[] = [
    { id: 'scope', head: '范围', primary: true, cell: ({ scope }) => scopeTexts[scope] },
    {
      id: 'state',
      head: '状态',
      cell: ({ holds, liftedAt, waiting }) => (
        <span>
          <Tag tone={holds ? 'danger' : 'plain'}>{holds ? '冻结中' : liftedAt ? '已解除' : '已到期'}</Tag>{' '}
          {waiting ? <Tag tone="warn">{`${waiting} 个账户待平台执行`}</Tag> : null}
        </span>
      ),
    },
    { id: 'reason', head: '原因', cell: ({ reason }) => reason },
    { id: 'actor', head: '冻结人', cell: ({ actor }) => actorOf(actor) },
    { id: 'since', head: '开始', cell: ({ since }) => <DateTime value={since} show="minute" /> },
    { id: 'until', head: '到期', cell: ({ until }) => (until ? <DateTime value={until} show="minute" /> : '无期限') },
    {
      id: 'lifted',
      head: '解除',
      wideOnly: true,
      cell: ({ liftedBy, liftedReason }) => (liftedBy ? `${actorOf(liftedBy)}：${liftedReason ?? ''}` : '–'),
    },
    {
      id: 'acts',
      head: '操作',
      cell: (freeze) =>
        freeze.holds && can('customer.freeze') ? (
          <Button size="small" onClick={() => setLifted(freeze)}>
            解除
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Card
      title="冻结"
      flush
      actions={
        can('customer.freeze') && (
          <Button size="small" tone="danger" onClick={() => setAdding(true)}>
            冻结客户
          </Button>
        )
      }
    >
      <Table
        caption="冻结"
        columns={columns}
        rows={freezes}
        rowKey={({ id }) => id}
        empty={<Empty title="没有冻结">登录、资金和交易均未受限。冻结须填写原因，可以设定期限。</Empty>}
      />
      <Dialog open={adding} title="冻结客户" onClose={() => setAdding(false)}>
        {adding && <FreezeForm customerNumber={customerNumber} onDone={() => setAdding(false)} />}
      </Dialog>
      {lifted && (
        <ReasonDialog
          title="解除冻结"
          label="解除的原因"
          templates={['已核实客户身份', '风险已排除']}
          confirmLabel="解除冻结"
          tone="primary"
          onClose={() => setLifted(undefined)}
          onSend={async (reason) => {
            const { error } = await act(() => liftFreeze({ id: lifted.id, reason }), { done: '已解除冻结' });
            if (!error) setLifted(undefined);
          }}
        />
      )}
    </Card>
  );
}
