import { useLazyMemberChangesQuery, useMemberChangesQuery } from '@portal/api-client/staff';
import type { MemberChange } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import { useState } from 'react';
import { DetailDrawer } from '../shared/keys/detail-drawer';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';
import { actorOf } from '../shared/page/actor-of';
import { changeKinds, changeStatuses, subjectOf, valuesText } from './change-texts';
import { MemberChangeDetail } from './member-change-detail';

const columns: readonly ListColumn<MemberChange>[] = [
  { id: 'kind', head: '变更', width: 110, text: ({ kind }) => changeKinds[kind] },
  { id: 'subject', head: '对象', width: 220, text: subjectOf },
  { id: 'after', head: '变更后', width: 260, text: ({ after }) => valuesText(after) },
  {
    id: 'status',
    head: '状态',
    width: 90,
    text: ({ status }) => changeStatuses[status].label,
    cell: ({ status }) => <Tag tone={changeStatuses[status].tone}>{changeStatuses[status].label}</Tag>,
  },
  { id: 'proposedBy', head: '提出', width: 160, text: ({ proposedBy }) => actorOf(proposedBy) },
  {
    id: 'proposedAt',
    head: '提出时间',
    width: 150,
    text: ({ proposedAt }) => proposedAt,
    cell: ({ proposedAt }) => <DateTime value={proposedAt} show="minute" />,
  },
];

const filters: readonly ListFilter[] = [
  {
    name: 'status',
    label: '状态',
    kind: 'choice',
    options: Object.entries(changeStatuses).map(([value, { label }]) => ({ value, label })),
  },
];

/** Changes of members and roles, newest first; opening one shows what a second person decides. */
export function MemberChangeList() {
  const address = useListAddress(filters);
  const [load] = useLazyMemberChangesQuery();
  const { status } = address.values;
  const source = usePages(useMemberChangesQuery, status ? { status: Number(status) as 1 } : {}, load, { poll: true });
  const [opened, setOpened] = useState<MemberChange>();
  return (
    <>
      <StaffList
        id="member-changes"
        name="员工变更"
        columns={columns}
        filters={filters}
        address={address}
        source={source}
        onOpen={setOpened}
        onApprove={(change) =>
          change.status === 1 && change.blocked === undefined
            ? { label: '查看并决定', run: () => setOpened(change) }
            : undefined
        }
        empty={
          <NoRows title="没有员工变更" filtered={status !== undefined}>
            邀请、重新邀请、角色与本人客户编号的变更由一位员工提出，另一位批准后生效。
          </NoRows>
        }
      />
      <DetailDrawer
        open={opened !== undefined}
        title={opened ? `${changeKinds[opened.kind]} ${opened.id}` : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened && <MemberChangeDetail change={opened} onDone={() => setOpened(undefined)} />}
      </DetailDrawer>
    </>
  );
}
