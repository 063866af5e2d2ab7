export interface Cashier {
  href: string;
  /** Absent if the cashier has the same origin as this page. */
  host?: string;
}

/** The cashier of a draft. Undefined for a URL that is not http(s): a faulty gateway must not run a script here. */
export function cashierOf(payUrl: string | undefined, here: string = window.location.href): Cashier | undefined {
  if (!payUrl) return undefined;
  try {
    const { href, protocol, origin, host, username, password } = new URL(payUrl, here);
    if (protocol !== 'http:' && protocol !== 'https:') return undefined;
    // Text before an @ could pass for the host.
    if (username || password) return undefined;
    return origin === new URL(here).origin ? { href } : { href, host };
  } catch {
    return undefined;
  }
}
