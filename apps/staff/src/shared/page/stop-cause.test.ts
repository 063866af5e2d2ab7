import { breakText } from './check-text';
import { stopCause } from './stop-cause';

it('describes a restore, and shows the reason that a member entered', () => {
  expect(stopCause('restored')).toMatch(/^数据库已从备份恢复/);
  expect(stopCause('核对银行流水')).toBe('核对银行流水');
});

it('names the check of a break', () => {
  expect(stopCause('holds 1001')).toBe('冻结额与单据 1001');
  expect(breakText('platform.balance 5100017')).toBe('平台余额 5100017');
  expect(breakText('another.check 1')).toBe('another.check 1');
});
