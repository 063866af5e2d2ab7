import { defaultRoles, permissions, type Permission } from './permissions';

const roles = Object.entries<readonly Permission[]>(defaultRoles);
const rolesWith = (permission: Permission) => roles.filter(([, own]) => own.includes(permission)).map(([role]) => role);

it('names each permission once, in the list and in each role', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
  for (const [, own] of roles) expect(new Set(own).size).toBe(own.length);
});

it('gives the administrator staff, settings and the audit log, and nothing of customers or money', () => {
  const about = (permission: Permission) => permission.slice(0, permission.indexOf('.'));
  expect(new Set(defaultRoles.administrator.map(about))).toEqual(new Set(['staff', 'settings', 'audit']));
});

it('gives every permission to a role', () => {
  expect(permissions.filter((permission) => rolesWith(permission).length === 0)).toEqual([]);
});

it('lets an auditor read and do nothing else', () => {
  for (const permission of defaultRoles.auditor) expect(permission).toMatch(/\.read$/);
});

it.each([
  ['payout.decide', ['finance']],
  ['payout.pay', ['finance']],
  ['deposit.resolve', ['finance']],
  ['adjustment.propose', ['finance']],
  ['adjustment.approve', ['finance']],
  ['settings.propose', ['finance', 'administrator']],
  ['settings.approve', ['finance', 'administrator']],
  ['reconciliation.resolve', ['finance']],
  ['review.identity', ['compliance']],
  ['customer.reveal', ['compliance']],
  ['customer.freeze', ['compliance']],
  ['customer.manage', ['compliance']],
  ['content.publish', ['marketing']],
  ['promotion.manage', ['marketing']],
  ['staff.manage', ['administrator']],
  ['staff.approve', ['compliance', 'administrator']],
] as const)('gives %s to %j and to no other role', (permission, holders) => {
  expect(rolesWith(permission)).toEqual(holders);
});

it('lets whoever works with customers read them', () => {
  expect(rolesWith('customer.read')).toEqual(Object.keys(defaultRoles).filter((role) => role !== 'administrator'));
});
