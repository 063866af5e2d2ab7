/** The app in whose own browser the page is open, by its user agent: there the cashier and downloads do not work. */
export function inAppBrowser(userAgent: string): string | undefined {
  if (/MicroMessenger/i.test(userAgent)) return '微信';
  if (/AlipayClient/i.test(userAgent)) return '支付宝';
  return undefined;
}
