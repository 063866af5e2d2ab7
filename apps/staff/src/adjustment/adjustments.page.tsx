import { useAdjustmentsQuery, useDecideAdjustmentMutation, useLazyAdjustmentsQuery } from '@portal/api-client/staff';
import type { Adjustment } from '@portal/contract/staff';
import { Button, DateTime, Dialog, Money, Tag } from '@portal/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { useKeys } from '../shared/keys/keys';
import { sortOf, type ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { Page } from '../shared/page/page';
import { useAct } from '../shared/session/act';
import { useCan, useIsOwn } from '../shared/session/me';
import { AdjustmentDetail } from './adjustment-detail';
import { AdjustmentForm } from './adjustment.form';
import { kinds, statuses } from './adjustment-texts';

type Sort = 'proposedAt' | 'customer' | 'amount';

const columns: readonly ListColumn<Adjustment, Sort>[] = [
  { id: 'number', head: '编号', width: 150, text: ({ number }) => number },
  { id: 'kind', head: '类型', width: 84, text: ({ kind }) => kinds[kind].label },
  { id: 'customer', head: '客户', sort: 'customer', width: 90, text: ({ customerNumber }) => customerNumber },
  { id: 'account', head: '账户', width: 90, text: ({ account }) => account },
  {
    id: 'amount',
    sort: 'amount',
    head: '金额',
    width: 120,
    align: 'end',
    text: ({ amount, currency }) => `${amount} ${currency}`,
    cell: ({ amount, currency }) => <Money value={amount} currency={currency} signed />,
  },
  { id: 'reference', head: '关联单号', width: 150, text: ({ reference }) => reference ?? '' },
  { id: 'reason', head: '说明', width: 130, text: ({ reason }) => reason },
  {
    id: 'status',
    head: '状态',
    width: 80,
    text: ({ status }) => statuses[status].label,
    cell: ({ status }) => <Tag tone={statuses[status].tone}>{statuses[status].label}</Tag>,
  },
  { id: 'proposedBy', head: '提出', width: 140, text: ({ proposedBy }) => actorOf(proposedBy) },
  {
    id: 'proposedAt',
    sort: 'proposedAt',
    head: '提出时间',
    width: 130,
    text: ({ proposedAt }) => proposedAt,
    cell: ({ proposedAt }) => <DateTime value={proposedAt} show="minute" />,
  },
  {
    id: 'decidedBy',
    head: '批准',
    width: 160,
    extra: true,
    text: ({ decidedBy }) => (decidedBy ? actorOf(decidedBy) : ''),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: '状态',
    kind: 'choice',
    options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'kind',
    label: '类型',
    kind: 'choice',
    options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** Changes of customers' balances that one member proposes and another approves. */
export function AdjustmentsPage() {
  const can = useCan();
  const address = useListAddress(filters, '-proposedAt');
  const [search] = useSearchParams();
  const [load] = useLazyAdjustmentsQuery();
  const { status, ...rest } = address.values;
  const args = { ...rest, ...(status && { status: Number(status) }) } as { status?: 1; kind?: 'correction' };
  const source = usePages(useAdjustmentsQuery, { ...args, ...sortOf(columns, address.sort) }, load, {
    poll: true,
    idOf: ({ id }) => id,
  });
  const [opened, setOpened] = useState<Adjustment>();
  const isOwn = useIsOwn();
  const act = useAct();
  const [decide] = useDecideAdjustmentMutation();
  // A document must be looked at, so an adjustment that has one is approved beside it.
  const approvalOf = (adjustment: Adjustment) => {
    const { id, number, status, proposedBy, hasDocument } = adjustment;
    if (status !== 1 || isOwn(proposedBy) || !can('adjustment.approve')) return undefined;
    if (hasDocument) return { label: '查看凭证并审批', run: () => setOpened(adjustment) };
    const send = () => decide({ id, decision: 'approve' });
    return {
      label: '批准所选行并记账',
      run: async () => (await act(send, { done: `${number} 已记账` })).error === undefined,
    };
  };
  // A customer's file leads here with the account, a deposit, a payment in suspense or a receivable with its number; a paid
  // withdrawal that came back with its number.
  const [customer, account] = [search.get('customer'), search.get('account')];
  const deposit = search.get('chargeback');
  const returned = search.get('returned');
  const suspense = search.get('suspense');
  const receivable = search.get('receivable');
  const first = {
    ...(customer && account && { customerNumber: customer, accountId: account }),
    ...(deposit && { kind: 'chargeback' as const, reference: deposit }),
    ...(returned && { kind: 'payoutReturn' as const, reference: returned }),
    ...(receivable && { kind: 'writeOff' as const, reference: receivable }),
    ...(suspense && { kind: 'suspense' as const, reference: suspense, amount: search.get('amount') ?? '' }),
  };
  const [proposing, setProposing] = useState(Object.keys(first).length > 0);
  useKeys(can('adjustment.propose') ? [{ key: 'c', label: '提出调整', run: () => setProposing(true) }] : []);
  return (
    <Page
      title="调账"
      actions={
        can('adjustment.propose') && (
          <Button size="small" tone="primary" aria-keyshortcuts="c" onClick={() => setProposing(true)}>
            提出调整 C
          </Button>
        )
      }
    >
      <StaffList
        id="adjustments"
        name="调账"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        onApprove={approvalOf}
        empty={
          <NoRows title="还没有调账" filtered={Object.keys(address.values).length > 0}>
            更正、补偿、退还费用、核销和冲正由一位员工提出，另一位批准后入账。
          </NoRows>
        }
      />
      <Dialog open={proposing} title="提出调整" onClose={() => setProposing(false)}>
        {proposing && <AdjustmentForm first={first} onDone={() => setProposing(false)} />}
      </Dialog>
      <DetailDrawer
        open={opened !== undefined}
        title={opened ? kinds[opened.kind].label : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && <AdjustmentDetail adjustment={opened} onDone={() => setOpened(undefined)} />}
      </DetailDrawer>
    </Page>
  );
}
