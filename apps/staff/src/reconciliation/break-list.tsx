import { useLazyReconciliationBreaksQuery, useReconciliationBreaksQuery } from '@portal/api-client/staff';
import type { BreakArea, ReconciliationBreak } from '@portal/contract/staff';
import { DateTime, Skeleton, Tag } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import { sortOf, type ListColumn } from '../shared/list/column';
import { NoRows, StaffList } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { checkText } from '../shared/page/check-text';
import { BreakSide } from './break-side';
import { areas, sidesOf, sideText, stateOf } from './break-texts';

const BreakDetail = lazy(() => import('./break-detail').then((detail) => ({ default: detail.BreakDetail })));

type Sort = 'closedAt' | 'firstSeen';

const columns: readonly ListColumn<ReconciliationBreak, Sort>[] = [
  {
    id: 'state',
    head: '状态',
    width: 80,
    text: (item) => stateOf(item).label,
    cell: (item) => <Tag tone={stateOf(item).tone}>{stateOf(item).label}</Tag>,
  },
  { id: 'area', head: '范围', width: 80, text: ({ area }) => areas[area] },
  { id: 'check', head: '检查', width: 130, text: ({ check }) => checkText(check) },
  { id: 'subject', head: '账户或单号', width: 150, text: ({ subject }) => subject },
  { id: 'customer', head: '客户', width: 90, text: ({ customerNumber }) => customerNumber ?? '' },
  {
    id: 'expected',
    head: '应为',
    width: 130,
    align: 'end',
    text: (item) => sideText(sidesOf(item, item.currency).expected),
    cell: (item) => <BreakSide side={sidesOf(item, item.currency).expected} />,
  },
  {
    id: 'found',
    head: '实为',
    width: 130,
    align: 'end',
    text: (item) => sideText(sidesOf(item, item.currency).found),
    cell: (item) => <BreakSide side={sidesOf(item, item.currency).found} />,
  },
  {
    id: 'firstSeen',
    head: '首次发现',
    sort: 'firstSeen',
    width: 130,
    text: ({ firstSeen }) => firstSeen,
    cell: ({ firstSeen }) => <DateTime value={firstSeen} show="minute" />,
  },
  {
    id: 'lastSeen',
    head: '最近发现',
    width: 130,
    extra: true,
    text: ({ lastSeen }) => lastSeen,
    cell: ({ lastSeen }) => <DateTime value={lastSeen} show="minute" />,
  },
  {
    id: 'closedAt',
    head: '结束时间',
    sort: 'closedAt',
    width: 130,
    text: ({ closedAt }) => closedAt ?? '',
    cell: ({ closedAt }) => (closedAt ? <DateTime value={closedAt} show="minute" /> : '–'),
  },
  {
    id: 'resolvedBy',
    head: '处理人',
    width: 200,
    extra: true,
    text: ({ resolvedBy }) => resolvedBy.map(actorOf).join('、'),
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'state',
    label: '状态',
    kind: 'choice',
    options: [
      { value: 'open', label: '未解决' },
      { value: 'closed', label: '已结束' },
    ],
  },
  {
    name: 'area',
    label: '范围',
    kind: 'choice',
    options: Object.entries(areas).map(([value, label]) => ({ value, label })),
  },
  { name: 'subject', label: '账户或单号', kind: 'text' },
];

/** The breaks of all runs, the open ones first. */
export function BreakList() {
  const address = useListAddress(filters, '-closedAt');
  const [load] = useLazyReconciliationBreaksQuery();
  const { state, area, subject } = address.values;
  const args = {
    ...(state && { state: state as 'open' }),
    ...(area && { area: area as BreakArea }),
    ...(subject && { subject }),
    ...sortOf(columns, address.sort),
  };
  const source = usePages(useReconciliationBreaksQuery, args, load, { poll: true, idOf: ({ id }) => id });
  const [opened, setOpened] = useState<ReconciliationBreak>();
  const close = () => setOpened(undefined);
  return (
    <>
      <StaffList
        id="breaks"
        name="对账差异"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        empty={
          <NoRows title="没有差异" filtered={Object.keys(address.values).length > 0}>
            每小时核对一次，发现的差异会列在这里，解决后仍可查询。
          </NoRows>
        }
      />
      <DetailDrawer
        open={opened !== undefined}
        title={opened ? `${checkText(opened.check)} ${opened.subject}` : ''}
        onClose={close}
      >
        {opened && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <BreakDetail id={opened.id} />
          </Suspense>
        )}
      </DetailDrawer>
    </>
  );
}
