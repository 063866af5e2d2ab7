import { errorText } from '@portal/contract';
import { validateBrandLevel as call } from '@portal/contract/customer';
import { handle } from '../http/handler';
import { offeredLevel } from '../core/levels';

/** Whether an account may be opened at a level, and on what terms: see core/levels for what follows from them. */
export const validateBrandLevel = handle(call, async ({ body, gateway: { brand } }) => {
  const refused = (code: 'customer.brand' | 'customer.level') => ({
    allowed: false,
    reason: { code, msg: errorText(code) },
  });
  if (body.brandCode !== brand.code) return refused('customer.brand');
  const level = offeredLevel(brand, body.level);
  if (!level) return refused('customer.level');
  const { minDeposit, leverage, stopOut } = level;
  return { allowed: true, minDeposit, leverage, stopOut };
});
