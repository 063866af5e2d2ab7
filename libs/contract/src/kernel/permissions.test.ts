import { defaultRoles, permissions, type Permission } from './permissions';

const roles = Object.entries<readonly Permission[]>(defaultRoles);
const rolesWith = (permission: Permission) => roles.filter(([, own]) => own.includes(permission)).map(([role]) => role);

it('names each permission once, in the list and in each role', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
  for (const [, own] of roles) expect(new Set(own).size).toBe(own.length);
});

it('gives the administrator everything, and every permission to somebody', () => {
  expect([...defaultRoles.administrator].sort()).toEqual([...permissions].sort());
});

it('lets an auditor read and do nothing else', () => {
  for (const permission of defaultRoles.auditor) expect(permission).toMatch(/\.read$/);
});

it.each([
  ['payout.decide', ['finance', 'administrator']],
  ['payout.pay', ['finance', 'administrator']],
  ['deposit.resolve', ['finance', 'administrator']],
  ['adjustment.propose', ['finance', 'administrator']],
  ['adjustment.approve', ['finance', 'administrator']],
  ['settings.propose', ['finance', 'administrator']],
  ['settings.approve', ['finance', 'administrator']],
  ['reconciliation.resolve', ['finance', 'administrator']],
  ['review.identity', ['compliance', 'administrator']],
  ['customer.reveal', ['compliance', 'administrator']],
  ['customer.freeze', ['compliance', 'administrator']],
  ['customer.manage', ['compliance', 'administrator']],
  ['content.publish', ['marketing', 'administrator']],
  ['promotion.manage', ['marketing', 'administrator']],
  ['staff.manage', ['administrator']],
] as const)('gives %s to %j and to no other role', (permission, holders) => {
  expect(rolesWith(permission)).toEqual(holders);
});

it('lets whoever works with customers read them', () => {
  expect(rolesWith('customer.read')).toEqual(Object.keys(defaultRoles));
});
