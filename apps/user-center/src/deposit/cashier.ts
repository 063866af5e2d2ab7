export interface Cashier {
  href: string;
  /** Absent for a cashier on this very origin. */
  host?: string;
}

/** Where a draft is paid. Undefined for an address that is no web page: a gateway gone wrong must not run a script here. */
export function cashierOf(payUrl: string | undefined, here: string = window.location.href): Cashier | undefined {
  if (!payUrl) return undefined;
  try {
    const { href, protocol, origin, host, username, password } = new URL(payUrl, here);
    if (protocol !== 'http:' && protocol !== 'https:') return undefined;
    // What stands before an @ would pass for the host.
    if (username || password) return undefined;
    return origin === new URL(here).origin ? { href } : { href, host };
  } catch {
    return undefined;
  }
}
