import { productNames } from '@portal/brand';
import { useDecideCommissionMutation } from '@portal/api-client/staff';
import type { Commission } from '@portal/contract/staff';
import { Button, DateTime, DefinitionList, Money, Row, Stack, Table, Tag, Text, type Column } from '@portal/ui';
import { useState } from 'react';
import { ReasonDialog } from '../shared/forms/reason-dialog';
import { useKeys } from '../shared/keys/keys';
import { actorOf } from '../shared/page/actor-of';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { statusOf } from './introducer-texts';

type Line = { id: string; what: string; lots?: string; rate?: string; amount: string };

const linesOf = ({ parts, differences }: Commission): Line[] => [
  ...parts.map(({ kind, ...part }) => ({ id: kind, what: productNames[kind], ...part })),
  ...differences.map(({ month, amount }) => ({ id: month, what: `${month} 调整`, amount })),
];

const columns: readonly Column<Line>[] = [
  { id: 'what', head: '项目', primary: true, cell: ({ what }) => what },
  { id: 'lots', head: '手数', align: 'end', cell: ({ lots }) => lots ?? '–' },
  { id: 'rate', head: '每手', align: 'end', cell: ({ rate }) => (rate ? <Money value={rate} /> : '–') },
  {
    id: 'amount',
    head: '金额',
    align: 'end',
    cell: ({ amount }) => <Money value={amount} signed={amount.startsWith('-')} />,
  },
];

const facts = (commission: Commission) => {
  const status = statusOf(commission);
  return [
    { id: 'introducer', term: '介绍人', value: commission.introducer, note: `客户 ${commission.customerNumber}` },
    { id: 'month', term: '月份', value: commission.month, note: `协议版本 ${commission.agreementVersion}` },
    { id: 'status', term: '状态', value: <Tag tone={status.tone}>{status.label}</Tag> },
    { id: 'lots', term: '总手数', value: commission.lots, note: `适用 ${commission.fromLots} 手起的档位` },
    ...(commission.otherLots === '0.00'
      ? []
      : [{ id: 'other', term: '未计佣手数', value: commission.otherLots, note: '不属于任何产品类别的品种' }]),
    { id: 'amount', term: '应付', value: <Money value={commission.amount} currency="USD" /> },
    { id: 'computed', term: '核算时间', value: <DateTime value={commission.computedAt} /> },
    ...(commission.approvedBy
      ? [
          {
            id: 'approved',
            term: '第一人批准',
            value: actorOf(commission.approvedBy),
            note: <DateTime value={commission.approvedAt} />,
          },
        ]
      : []),
    ...(commission.decidedBy
      ? [
          {
            id: 'decided',
            term: commission.status === 4 ? '拒绝' : '支付',
            value: actorOf(commission.decidedBy),
            note: <DateTime value={commission.decidedAt} />,
          },
        ]
      : []),
    ...(commission.refusal ? [{ id: 'refusal', term: '拒绝原因', value: commission.refusal }] : []),
  ];
};

/** The commission of a month: what it consists of, and its approval by two members. */
export function CommissionDetail({ commission, onDone }: { commission: Commission; onDone: () => void }) {
  const can = useCan();
  const isOwn = useIsOwn();
  const act = useAct();
  const [decide, { isLoading }] = useDecideCommissionMutation();
  const [refusing, setRefusing] = useState(false);
  const { id, month, status, amount } = commission;
  const own = status === 2 && isOwn(commission.approvedBy);
  const waits = statusOf(commission).tone === 'warn';
  const decides = waits && can('commission.approve');
  const done = status === 2 ? `${month} 的佣金已支付` : '已批准，等待另一位员工批准并支付';
  const approve = async () => {
    const { error } = await act(() => decide({ id, decision: 'approve', amount }), { done });
    if (!error) onDone();
  };
  const approveText = status === 2 ? '批准并支付' : '批准';
  useKeys([
    ...(decides && !own ? [{ key: 'a', label: approveText, run: () => void approve() }] : []),
    ...(decides ? [{ key: 'r', label: '拒绝', run: () => setRefusing(true) }] : []),
  ]);
  return (
    <Stack data-gap={4}>
      <DefinitionList items={facts(commission)} />
      <Table
        caption="佣金明细（USD）"
        columns={columns}
        rows={linesOf(commission)}
        rowKey={(line) => line.id}
        empty="该月没有平仓手数"
      />
      {own && (
        <Text data-size={14} data-tone="soft">
          您已批准，须由另一位员工批准并支付。
        </Text>
      )}
      {decides && (
        <Row data-gap={2}>
          {!own && (
            <Button tone="primary" busy={isLoading} aria-keyshortcuts="a" onClick={() => void approve()}>
              {`${approveText} A`}
            </Button>
          )}
          <Button tone="danger" aria-keyshortcuts="r" onClick={() => setRefusing(true)}>
            拒绝 R
          </Button>
        </Row>
      )}
      {refusing && (
        <ReasonDialog
          title={`拒绝 ${month} 的佣金`}
          label="原因"
          templates={['违反介绍人须知', '数据有误']}
          confirmLabel="拒绝"
          onClose={() => setRefusing(false)}
          onSend={async (reason) => {
            const { error } = await act(() => decide({ id, decision: 'refuse', reason }), { done: '已拒绝' });
            if (!error) onDone();
          }}
        />
      )}
    </Stack>
  );
}
