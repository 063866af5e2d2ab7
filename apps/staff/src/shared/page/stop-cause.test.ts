import { stopCause } from './stop-cause';

it('names a restore, and shows what a member wrote', () => {
  expect(stopCause('restored')).toMatch(/^数据库已从备份恢复/);
  expect(stopCause('核对银行流水')).toBe('核对银行流水');
});
