import { useRevokeApprovalMutation } from '@portal/api-client/staff';
import type { CustomerFile } from '@portal/contract/staff';
import { Button, Card, Empty, Table, Tag, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { partStatuses } from './part-statuses';

type Approval = { kind: 'identity' | 'bank'; id: string; label: string; status: number; removedAt?: string };

function approvalsOf({ identityId, identityStatus, customer, cards }: CustomerFile): readonly Approval[] {
  return [
    ...(identityId
      ? [
          {
            kind: 'identity' as const,
            id: identityId,
            label: `身份认证 ${customer.chineseName ?? ''}`,
            status: identityStatus,
          },
        ]
      : []),
    ...cards.map(({ bank, number, ...card }) => ({ kind: 'bank' as const, label: `${bank} ${number}`, ...card })),
  ];
}

/** The identity and the cards; an approval can be revoked, and the customer is told. */
export function Approvals({ file }: { file: CustomerFile }) {
  const can = useCan();
  const act = useAct();
  const [revoke] = useRevokeApprovalMutation();
  const [asked, setAsked] = useState<Approval>();
  const columns: readonly Column<Approval>[] = [
    { id: 'label', head: '项目', primary: true, cell: ({ label }) => label },
    {
      id: 'status',
      head: '状态',
      cell: ({ status, removedAt }) =>
        removedAt ? (
          <Tag tone="plain">客户已移除</Tag>
        ) : (
          <Tag tone={partStatuses[status]?.tone ?? 'plain'}>{partStatuses[status]?.label ?? '未知'}</Tag>
        ),
    },
    {
      id: 'acts',
      head: '操作',
      cell: (approval) =>
        approval.status === 1 && can(approval.kind === 'identity' ? 'review.identity' : 'review.bank') ? (
          <Button size="small" tone="danger" aria-label={`撤销 ${approval.label}`} onClick={() => setAsked(approval)}>
            撤销
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <Card title="认证与银行卡" flush>
      <Table
        caption="认证与银行卡"
        columns={columns}
        rows={approvalsOf(file)}
        rowKey={({ kind, id }) => kind + id}
        empty={<Empty title="还没有提交资料">客户提交身份证件或银行卡后，审核结果会列在这里。</Empty>}
      />
      {asked && (
        <ReasonDialog
          title={`撤销 ${asked.label}`}
          label="撤销的原因，客户会看到"
          templates={['证件存疑，请重新提交', '证件已过期', '信息与本人不符']}
          confirmLabel="撤销审核"
          onClose={() => setAsked(undefined)}
          onSend={async (reason) => {
            const { error } = await act(() => revoke({ kind: asked.kind, id: asked.id, reason }), {
              done: '已撤销，并已通知客户',
            });
            if (!error) setAsked(undefined);
          }}
        />
      )}
    </Card>
  );
}
