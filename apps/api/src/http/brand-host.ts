import type { Brand } from '@portal/brand';
import type { FastifyRequest } from 'fastify';

/** Whether a host is one of the brand's own: its cookie domain or a name below it. */
export const isBrandHost = ({ cookieDomain }: Pick<Brand, 'cookieDomain'>, hostname: string): boolean =>
  hostname === cookieDomain || hostname.endsWith(`.${cookieDomain}`);

/** Whether the visitor's connection is encrypted: it is at the brand's https origins, even if a proxy does not say so. */
export const isHttps = (brand: Pick<Brand, 'origins' | 'cookieDomain'>, request: FastifyRequest): boolean =>
  request.protocol === 'https' || (brand.origins.site.startsWith('https:') && isBrandHost(brand, request.hostname));
