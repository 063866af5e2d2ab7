import { stopCause } from './stop-cause';

it('describes a restore, and shows the reason that a member entered', () => {
  expect(stopCause('restored')).toMatch(/^数据库已从备份恢复/);
  expect(stopCause('核对银行流水')).toBe('核对银行流水');
});
