import type { Gateway } from './gateway';

/**
 * Hours that a new coin address, and a withdrawal after a change of password, phone or e-mail, must wait: the brand's, and
 * none in the sandbox; COOLING_HOURS overrides both.
 */
export function coolingHours({ env, brand }: Pick<Gateway, 'env' | 'brand'>): number {
  if (env.COOLING_HOURS !== '') return Number(env.COOLING_HOURS);
  return env.MODE === 'sandbox' ? 0 : brand.limits.coin.addressCoolingHours;
}
