import type { Brand } from '@portal/brand';
import type { OwnDepositLimit } from '../customers/guardrails.store';
import { cents, usd } from '../money/money';
import { pages, type Refusal } from './refusal';

/** The customer's own limit of the day or the month leaves less than the smallest deposit. */
export const refuseDepositLimit = (
  { limits }: Pick<Brand, 'limits'>,
  own: readonly OwnDepositLimit[],
): Refusal<'customer.depositDay' | 'customer.depositMonth'>[] =>
  own
    .filter(({ available }) => available < cents(limits.deposit.min))
    .map(({ name, amount, available }) => ({
      code: `customer.${name}`,
      values: { limit: usd(amount), left: usd(available) },
      href: pages.settings,
    }));
