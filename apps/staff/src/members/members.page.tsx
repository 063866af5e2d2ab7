import { Tabs } from '@portal/ui';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../shared/page/page';
import { MemberChangeList } from './member-change-list';
import { MemberList } from './member-list';
import { RoleTable } from './role-table';
import { SignInList } from './sign-in-list';

const tabs = [
  { id: 'members', label: '员工' },
  { id: 'changes', label: '待批准变更' },
  { id: 'roles', label: '角色' },
  { id: 'sign-ins', label: '登录记录' },
] as const;

type TabId = (typeof tabs)[number]['id'];

/** Staff members, changes that wait for a second person, roles and their permissions, and sign-ins. */
export function MembersPage() {
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'members';
  return (
    <Page title="员工与角色">
      <Tabs<TabId>
        label="员工与角色"
        items={tabs}
        value={tab}
        onChange={(id) => setSearch(new URLSearchParams({ tab: id }), { replace: true })}
      >
        {tab === 'members' && <MemberList />}
        {tab === 'changes' && <MemberChangeList />}
        {tab === 'roles' && <RoleTable />}
        {tab === 'sign-ins' && <SignInList />}
      </Tabs>
    </Page>
  );
}
