import { useLazySettingsChangesQuery, useSettingsChangesQuery } from '@portal/api-client/staff';
import type { SettingsChange } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { useCan, useIsOwn } from '../shared/session/me';
import { ChangeDetail } from './change-detail';
import { changeStatuses, fullName } from './settings-texts';

const summary = ({ values }: SettingsChange) =>
  values.map(({ name, before, value }) => `${fullName(name)} ${before} → ${value}`).join('；');

const columns: readonly ListColumn<SettingsChange>[] = [
  { id: 'id', head: '编号', width: 80, text: ({ id }) => id },
  { id: 'values', head: '变更', width: 340, text: summary },
  {
    id: 'from',
    head: '生效时间',
    width: 150,
    text: ({ from }) => from,
    cell: ({ from }) => <DateTime value={from} show="minute" />,
  },
  {
    id: 'status',
    head: '状态',
    width: 100,
    text: ({ status, inForce }) => (inForce ? '已生效' : changeStatuses[status].label),
    cell: ({ status, inForce }) => (
      <Tag tone={changeStatuses[status].tone}>{inForce ? '已生效' : changeStatuses[status].label}</Tag>
    ),
  },
  { id: 'reason', head: '说明', width: 200, text: ({ reason }) => reason },
  { id: 'proposedBy', head: '提出', width: 160, text: ({ proposedBy }) => actorOf(proposedBy) },
  { id: 'decidedBy', head: '决定', width: 160, text: ({ decidedBy }) => (decidedBy ? actorOf(decidedBy) : '') },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: '状态',
    kind: 'choice',
    options: Object.entries(changeStatuses).map(([value, { label }]) => ({ value, label })),
  },
];

/** Changes of settings, newest first. */
export function ChangeList() {
  const address = useListAddress(filters);
  const [load] = useLazySettingsChangesQuery();
  const { status } = address.values;
  const source = usePages(useSettingsChangesQuery, status ? { status: Number(status) as 1 } : {}, load, { poll: true });
  const [opened, setOpened] = useState<SettingsChange>();
  const can = useCan();
  const isOwn = useIsOwn();
  return (
    <>
      <StaffList
        id="settings-changes"
        name="变更记录"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        onApprove={(change) =>
          change.status === 1 && !isOwn(change.proposedBy) && can('settings.approve')
            ? { label: '查看试算并审批', run: () => setOpened(change) }
            : undefined
        }
        empty={
          <NoRows title="还没有变更" filtered={Object.keys(address.values).length > 0}>
            汇率、手续费和限额的变更由一位员工提出，另一位批准后按时生效。
          </NoRows>
        }
      />
      <DetailDrawer
        open={opened !== undefined}
        title={opened ? `变更 ${opened.id}` : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && <ChangeDetail change={opened} onDone={() => setOpened(undefined)} />}
      </DetailDrawer>
    </>
  );
}
