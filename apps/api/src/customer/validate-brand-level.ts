import { validateBrandLevel as call } from '@portal/contract/customer';
import { handle } from '../kernel/handler';

export const validateBrandLevel = handle(call, async ({ body, gateway: { brand }, fail }) => {
  if (body.brandCode !== brand.code) throw fail('customer.brand', { fields: ['brandCode'] });
  const { minDeposit, leverage, stopOut } = brand.levels[body.level];
  return { allowed: true, minDeposit, leverage, stopOut };
});
