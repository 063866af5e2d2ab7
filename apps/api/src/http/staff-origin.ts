import type { Gateway } from '../gateway';

/** The origin of the back office: STAFF_ORIGIN, or `staff` under the brand's domain at the port of its server. */
export const staffOrigin = ({ env, brand }: Pick<Gateway, 'env' | 'brand'>): string =>
  env.STAFF_ORIGIN || `http://staff.${brand.cookieDomain}:${env.STAFF_PORT}`;
