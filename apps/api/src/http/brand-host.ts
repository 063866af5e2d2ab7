import type { Brand } from '@portal/brand';
import type { FastifyRequest } from 'fastify';
import { remembered } from '../limits/remembered';

/** The host name of an origin of a brand, which may have a place for the port. */
export const hostnameOf = remembered(20, (origin) => new URL(origin.replace(':{port}', '')).hostname);

/** The name in a host, which may have a port: of `[::1]:8080` it is `[::1]`. */
export const hostnameIn = (host: string): string =>
  host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':', 1)[0] ?? '');

/** Whether a host is one of the brand's own: its cookie domain or a name below it. */
export const isBrandHost = ({ cookieDomain }: Pick<Brand, 'cookieDomain'>, hostname: string): boolean =>
  hostname === cookieDomain || hostname.endsWith(`.${cookieDomain}`);

/** Whether the visitor's connection is encrypted: it is at the brand's https origins, even if a proxy does not say so. */
export const isHttps = (brand: Pick<Brand, 'origins' | 'cookieDomain'>, request: FastifyRequest): boolean =>
  request.protocol === 'https' || (brand.origins.site.startsWith('https:') && isBrandHost(brand, request.hostname));
