import { useLazySignInsQuery, useSignInsQuery } from '@portal/api-client/staff';
import type { OkOf } from '@portal/contract/kernel';
import type { staffCalls } from '@portal/contract/staff';
import { DateTime, Tag } from '@portal/ui';
import type { ListColumn } from '../shared/list/column';
import { StaffList, NoRows } from '../shared/list/staff-list';
import { useListAddress, type ListFilter } from '../shared/list/use-list-address';
import { usePages } from '../shared/list/use-pages';

type SignIn = OkOf<(typeof staffCalls)['signIns']>['list'][number];

const results = {
  'signed-in': { label: '已登录', tone: 'ok' },
  password: { label: '密码错误', tone: 'danger' },
  factor: { label: '验证码错误', tone: 'danger' },
  locked: { label: '已锁定', tone: 'danger' },
  inactive: { label: '账号停用', tone: 'warn' },
} as const;

const columns: readonly ListColumn<SignIn>[] = [
  { id: 'at', head: '时间', width: 170, text: ({ at }) => at, cell: ({ at }) => <DateTime value={at} /> },
  { id: 'email', head: '邮箱', text: ({ email }) => email, width: 160 },
  {
    id: 'result',
    head: '结果',
    text: ({ result }) => results[result].label,
    cell: ({ result }) => <Tag tone={results[result].tone}>{results[result].label}</Tag>,
  },
  { id: 'address', head: '来源地址', text: ({ address }) => address },
  { id: 'device', head: '设备', text: ({ device }) => device, width: 160 },
];

const filters: readonly ListFilter[] = [{ name: 'email', label: '邮箱', kind: 'text' }];

/** Sign-ins and refused attempts, newest first. */
export function SignInList() {
  const address = useListAddress(filters);
  const email = address.values['email'];
  const [load] = useLazySignInsQuery();
  const source = usePages(useSignInsQuery, email ? { email } : {}, load);
  return (
    <StaffList
      id="sign-ins"
      name="登录记录"
      columns={columns}
      filters={filters}
      address={address}
      source={source}
      empty={
        <NoRows title="还没有登录记录" filtered={email !== undefined}>
          员工每次登录的时间、地址和设备会记录在这里。
        </NoRows>
      }
    />
  );
}
