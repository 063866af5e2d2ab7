import type { Installation } from '../browser/installation';

/**
 * The URL where a customer trades: the brand's web trader, otherwise the download page.
 * @param login fills in the MT5 login; only our own terminal page reads it
 */
export function tradeHref(
  { siteOrigin, trading }: Pick<Installation, 'siteOrigin' | 'trading'>,
  login?: string,
): string {
  if (!trading.webTrader) return `${siteOrigin}/download`;
  const address = new URL(trading.webTrader, siteOrigin);
  if (login && address.origin === siteOrigin) address.searchParams.set('login', login);
  return address.href;
}
