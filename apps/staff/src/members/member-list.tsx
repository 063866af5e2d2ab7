import { useEndSessionsMutation, useMembersQuery, useRenewInvitationMutation } from '@portal/api-client/staff';
import type { Member } from '@portal/contract/staff';
import { Button, DateTime, Dialog, Row, Stack, Tag } from '@portal/ui';
import { useState } from 'react';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress } from '../shared/list/use-list-address';
import { wholeList } from '../shared/list/use-pages';
import { useAct } from '../shared/session/act';
import { useCan } from '../shared/session/me';
import { MemberForm } from './member.form';
import { roleName } from './names';

const states = {
  invited: { label: '已邀请', tone: 'info' },
  active: { label: '在职', tone: 'ok' },
  inactive: { label: '已停用', tone: 'plain' },
} as const;

const columns: readonly ListColumn<Member>[] = [
  { id: 'name', head: '姓名', text: ({ name }) => name },
  { id: 'email', head: '邮箱', text: ({ email }) => email, width: 180 },
  { id: 'roles', head: '角色', text: ({ roles }) => roles.map(roleName).join('、') },
  {
    id: 'state',
    head: '状态',
    text: ({ state }) => states[state].label,
    cell: ({ state }) => <Tag tone={states[state].tone}>{states[state].label}</Tag>,
  },
  { id: 'sessions', head: '在线会话', align: 'end', text: ({ sessions }) => String(sessions) },
  { id: 'passkeys', head: '通行密钥', align: 'end', text: ({ passkeys }) => String(passkeys), extra: true },
  { id: 'customer', head: '本人客户编号', text: ({ customerNumber }) => customerNumber ?? '', extra: true },
  {
    id: 'last',
    head: '最近登录',
    width: 150,
    text: ({ lastSignInAt }) => lastSignInAt ?? '',
    cell: ({ lastSignInAt }) => <DateTime value={lastSignInAt} show="minute" />,
  },
];

/** All staff members; opening one shows what can be done. */
export function MemberList() {
  const can = useCan();
  const act = useAct();
  const query = useMembersQuery();
  const address = useListAddress([]);
  const [opened, setOpened] = useState<Member | 'new'>();
  const [endSessions] = useEndSessionsMutation();
  const [renewInvitation] = useRenewInvitationMutation();
  const close = () => setOpened(undefined);
  const renew = async ({ id }: Member) => {
    const { error } = await act(() => renewInvitation({ id }), { done: '已提出，等待另一位员工批准' });
    if (!error) close();
  };
  return (
    <Stack data-gap={3}>
      {can('staff.manage') && (
        <Row>
          <Button size="small" tone="primary" onClick={() => setOpened('new')}>
            邀请员工
          </Button>
        </Row>
      )}
      <StaffList
        id="members"
        name="员工"
        columns={columns}
        address={address}
        source={wholeList(query)}
        {...(can('staff.manage') && { onOpen: setOpened })}
        empty={<NoRows title="没有员工" filtered={false} />}
      />
      <Dialog open={opened !== undefined} title={opened === 'new' ? '邀请员工' : (opened?.name ?? '')} onClose={close}>
        {opened !== undefined && (
          <Stack data-gap={4}>
            <MemberForm member={opened === 'new' ? undefined : opened} onDone={close} />
            {opened !== 'new' && (
              <Row data-gap={2}>
                <Button size="small" onClick={() => void renew(opened)}>
                  重新邀请
                </Button>
                <Button
                  size="small"
                  onClick={() => void act(() => endSessions({ id: opened.id }), { done: '已退出该员工的所有会话' })}
                >
                  退出所有会话
                </Button>
              </Row>
            )}
          </Stack>
        )}
      </Dialog>
    </Stack>
  );
}
