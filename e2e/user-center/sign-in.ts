import type { BrowserContext } from '@playwright/test';
import { registerCustomer, type TestCustomer } from '@portal/testkit';
import { hosts } from '../hosts';

/** Sets a customer's session cookies in a browser, as the site would have done. */
export async function signIn(context: BrowserContext, { client, customerNumber }: TestCustomer): Promise<void> {
  const held = { ...Object.fromEntries(client.cookies), token: client.token ?? '', username: customerNumber };
  await context.addCookies(
    Object.entries(held).map(([name, value]) => ({
      name,
      value,
      domain: `.${hosts.brand.cookieDomain}`,
      path: '/',
      httpOnly: name === 'sid',
      sameSite: 'Lax' as const,
    })),
  );
}

/** A newly registered customer, signed in in this browser. */
export async function newcomer(context: BrowserContext): Promise<TestCustomer> {
  const customer = await registerCustomer(hosts.loopback);
  await signIn(context, customer);
  return customer;
}
