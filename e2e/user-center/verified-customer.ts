import type { BrowserContext } from '@playwright/test';
import { fundedCustomer, submitBank, type TestCustomer } from '@portal/testkit';
import { hosts } from '../hosts';
import { signIn } from './sign-in';
import { approveCard, approveIdentity } from './staff';

/** A customer with money in the wallet and an approved identity, signed in in this browser. */
export async function verifiedCustomer(context: BrowserContext, amount = '1000.00') {
  const customer = await fundedCustomer(hosts.loopback, amount);
  await approveIdentity(customer.customerNumber);
  await signIn(context, customer);
  return customer;
}

/** An approved bank card of a customer. */
export async function approvedCard({ client }: TestCustomer): Promise<string> {
  const bankId = await submitBank(client, false);
  await approveCard(bankId);
  return bankId;
}

/** A verified customer with an approved bank card. */
export async function withdrawingCustomer(context: BrowserContext, amount?: string) {
  const customer = await verifiedCustomer(context, amount);
  return { ...customer, bankId: await approvedCard(customer) };
}
