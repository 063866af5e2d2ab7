import type { Brand } from '@portal/brand';
import type { Env } from './env/env';

/** The brand at the addresses of this installation. Without the settings, at the addresses of the sandbox. */
export function installedBrand(
  brand: Brand,
  { SITE_ORIGIN, USER_CENTER_ORIGIN, COOKIE_DOMAIN }: Pick<Env, 'SITE_ORIGIN' | 'USER_CENTER_ORIGIN' | 'COOKIE_DOMAIN'>,
): Brand {
  if (SITE_ORIGIN === '') return brand;
  return { ...brand, origins: { site: SITE_ORIGIN, userCenter: USER_CENTER_ORIGIN }, cookieDomain: COOKIE_DOMAIN };
}
