import { subjectOf, valuesText } from './change-texts';

it.each([
  [{ roles: ['support', 'finance'] }, '角色：客服、财务'],
  [{ permissions: [] }, '权限：无'],
  [{ permissions: ['payout.pay'] }, '权限：付款'],
  [{ customerNumber: '80010001' }, '本人客户编号：80010001'],
  // The second member approves that the number goes.
  [{ customerNumber: '' }, '本人客户编号：无'],
  [{ active: true }, '允许登录'],
  [{ active: false }, '已停用'],
  [{ roles: ['support'], customerNumber: '', active: false }, '角色：客服；本人客户编号：无；已停用'],
  [{}, '–'],
] as [Parameters<typeof valuesText>[0], string][])('says %j in words', (values, text) => {
  expect(valuesText(values)).toBe(text);
});

it('names the member, or the role', () => {
  const change = { name: '安娜', email: 'anna@broker.test' } as Parameters<typeof subjectOf>[0];
  expect([subjectOf(change), subjectOf({ ...change, role: 'finance' })]).toEqual(['安娜（anna@broker.test）', '财务']);
});
