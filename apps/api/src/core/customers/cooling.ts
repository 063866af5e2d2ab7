import type { Gateway } from '../gateway/gateway';

/**
 * The cooling-off period in hours: for a new coin address, and for payouts after a change of password, phone or e-mail. It is the
 * brand's, and 0 in the sandbox; COOLING_HOURS overrides both.
 */
export function coolingHours({ env, brand }: Pick<Gateway, 'env' | 'brand'>): number {
  if (env.COOLING_HOURS !== '') return Number(env.COOLING_HOURS);
  return env.MODE === 'sandbox' ? 0 : brand.limits.coin.addressCoolingHours;
}
