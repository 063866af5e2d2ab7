import { brandOf, defaultBrand } from '@portal/brand';

const port = Number(process.env['E2E_PORT'] ?? 8190);
const brand = brandOf(process.env['BRAND'] ?? defaultBrand);
const staffPort = Number(process.env['E2E_STAFF_PORT'] ?? port + 20);
const at = (origin: string) => origin.replace('{port}', String(port));

/** Addresses of the gateway under test. Browsers resolve *.localhost to loopback; Node does not and uses loopback itself. */
export const hosts = {
  port,
  site: at(brand.origins.site),
  userCenter: at(brand.origins.userCenter),
  /** The site of a second gateway with a fixed clock, used for screenshots. */
  still: brand.origins.site.replace('{port}', String(port + 1)),
  stillLoopback: `http://127.0.0.1:${port + 1}`,
  stillAt: '2026-11-25T09:00:00+08:00',
  loopback: `http://127.0.0.1:${port}`,
  brand,
  /** The back office. Its port is set apart, because the two gateways use neighbouring ports. */
  staffPort,
  staff: `http://staff.${brand.cookieDomain}:${staffPort}`,
  staffLoopback: `http://127.0.0.1:${staffPort}`,
};
