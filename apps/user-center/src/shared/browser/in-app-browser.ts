/** The app whose built-in browser shows the page, by its user agent. The cashier and downloads do not work there. */
export function inAppBrowser(userAgent: string): string | undefined {
  if (/MicroMessenger/i.test(userAgent)) return '微信';
  if (/AlipayClient/i.test(userAgent)) return '支付宝';
  return undefined;
}
