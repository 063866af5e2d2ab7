import { useLazyReceivablesQuery, useReceivablesQuery } from '@portal/api-client/staff';
import type { Receivable } from '@portal/contract/staff';
import { DateTime, DefinitionList, Drawer, LinkButton, Money, Stack, Tag, Text, TextLink } from '@portal/ui';
import { useState } from 'react';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { Page } from '../shared/page/page';
import { useCan } from '../shared/session/me';

type Sort = 'openedAt' | 'open';

const stateOf = ({ closedAt, waits, writtenOff }: Receivable) => {
  if (waits) return { label: '待批准核销', tone: 'warn' as const };
  if (!closedAt) return { label: '未清偿', tone: 'danger' as const };
  return /[1-9]/.test(writtenOff)
    ? { label: '已核销', tone: 'info' as const }
    : { label: '已抵扣', tone: 'ok' as const };
};

const columns: readonly ListColumn<Receivable, Sort>[] = [
  { id: 'number', head: '编号', width: 90, text: ({ number }) => number },
  { id: 'customer', head: '客户', width: 100, text: ({ customerNumber }) => customerNumber },
  { id: 'deposit', head: '拒付入金单', width: 170, text: ({ pno }) => pno },
  {
    id: 'amount',
    head: '应收',
    width: 120,
    align: 'end',
    text: ({ amount }) => amount,
    cell: ({ amount }) => <Money value={amount} currency="USD" />,
  },
  {
    id: 'open',
    sort: 'open',
    head: '尚欠',
    width: 120,
    align: 'end',
    text: ({ open }) => open,
    cell: ({ open }) => <Money value={open} currency="USD" />,
  },
  {
    id: 'state',
    head: '状态',
    width: 100,
    text: (row) => stateOf(row).label,
    cell: (row) => <Tag tone={stateOf(row).tone}>{stateOf(row).label}</Tag>,
  },
  {
    id: 'openedAt',
    sort: 'openedAt',
    head: '产生时间',
    width: 140,
    text: ({ openedAt }) => openedAt,
    cell: ({ openedAt }) => <DateTime value={openedAt} show="minute" />,
  },
  {
    id: 'closedAt',
    head: '结清时间',
    width: 140,
    text: ({ closedAt }) => closedAt ?? '',
    cell: ({ closedAt }) => (closedAt ? <DateTime value={closedAt} show="minute" /> : '–'),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'open', label: '未清偿' },
      { value: 'closed', label: '已结清' },
    ],
  },
  { name: 'customerNumber', label: '客户编号', kind: 'text' },
];

/** What customers owe after chargebacks that were larger than what was left. */
export function ReceivablesPage() {
  const address = useListAddress(filters, '-openedAt');
  const [load] = useLazyReceivablesQuery();
  const args = { ...(address.values as { state?: 'open' }), ...sortOf(columns, address.sort) };
  const source = usePages(useReceivablesQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<Receivable>();
  return (
    <Page title="应收款">
      <StaffList
        id="receivables"
        name="应收款"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="没有应收款" filtered={Object.keys(address.values).length > 0}>
            拒付金额超过客户余额时，不足的部分列在这里。客户之后存入的资金会先自动抵扣，收不回的由两位员工核销。
          </NoRows>
        }
      />
      <Drawer open={opened !== undefined} title={`应收款 ${opened?.number ?? ''}`} onClose={() => setOpened(undefined)}>
        {opened && <ReceivableDetail receivable={opened} />}
      </Drawer>
    </Page>
  );
}

function ReceivableDetail({ receivable }: { receivable: Receivable }) {
  const can = useCan();
  const { number, customerNumber, pno, amount, open, setOff, writtenOff, waits, openedAt, closedAt } = receivable;
  const state = stateOf(receivable);
  const usd = (value: string) => <Money value={value} currency="USD" />;
  return (
    <Stack data-gap={4}>
      <DefinitionList
        items={[
          { id: 'state', term: '状态', value: <Tag tone={state.tone}>{state.label}</Tag> },
          { id: 'amount', term: '应收', value: usd(amount) },
          { id: 'setOff', term: '已抵扣', value: usd(setOff) },
          { id: 'writtenOff', term: '已核销', value: usd(writtenOff) },
          { id: 'open', term: '尚欠', value: usd(open) },
          {
            id: 'customer',
            term: '客户',
            value: <TextLink href={`/customers/${customerNumber}`}>{customerNumber}</TextLink>,
          },
          { id: 'deposit', term: '拒付入金单', value: <TextLink href={`/deposits/${pno}`}>{pno}</TextLink> },
          { id: 'opened', term: '产生时间', value: <DateTime value={openedAt} /> },
          ...(closedAt ? [{ id: 'closed', term: '结清时间', value: <DateTime value={closedAt} /> }] : []),
        ]}
      />
      {!closedAt && (
        <Text data-size={14} data-tone="soft">
          清偿前客户不能出金与转账，之后存入的资金会自动抵扣。
        </Text>
      )}
      {!closedAt && !waits && can('adjustment.propose') && (
        <div>
          <LinkButton href={`/adjustments?receivable=${number}`}>提出核销</LinkButton>
        </div>
      )}
      {waits && (
        <div>
          <LinkButton href="/adjustments?status=1&kind=writeOff">查看待批准的核销</LinkButton>
        </div>
      )}
    </Stack>
  );
}
