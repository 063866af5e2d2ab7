import type { MemberChange } from '@portal/contract/staff';
import { permissionNames, roleName } from './names';

export const changeKinds = {
  invite: '邀请员工',
  renew: '重新邀请',
  change: '修改员工',
  role: '修改角色权限',
} as const satisfies Record<MemberChange['kind'], string>;

export const changeStatuses = {
  1: { label: '待批准', tone: 'warn' },
  2: { label: '已完成', tone: 'ok' },
  3: { label: '已拒绝', tone: 'plain' },
} as const satisfies Record<MemberChange['status'], object>;

/** Why the reader cannot be the second person of a change. */
export const blockedTexts: Readonly<Record<NonNullable<MemberChange['blocked']>, string>> = {
  STAFF_PERMISSION: '您没有批准员工变更的权限，须由有该权限的同事批准。',
  'staff.secondPerson': '这项变更由您提出，须由另一位同事批准；您可以撤回。',
  'staff.ownRoles': '这项变更与您自己的账号或角色有关，须由其他同事批准。',
};

/** Whom or which role a change is about. */
export const subjectOf = ({ role, name, email }: MemberChange): string =>
  role === undefined ? `${name ?? ''}（${email ?? ''}）` : roleName(role);

type Values = MemberChange['before'];
const names = new Map<string, string>(Object.entries(permissionNames));

/** The values of one side of a change, in words. */
export function valuesText({ roles, customerNumber, active, permissions }: Values): string {
  const parts = [
    roles && `角色：${roles.map(roleName).join('、')}`,
    permissions && `权限：${permissions.map((one) => names.get(one) ?? one).join('、') || '无'}`,
    customerNumber !== undefined && `本人客户编号：${customerNumber || '无'}`,
    active !== undefined && (active ? '允许登录' : '已停用'),
  ];
  return parts.filter(Boolean).join('；') || '–';
}
