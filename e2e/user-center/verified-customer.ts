import type { BrowserContext } from '@playwright/test';
import { calls } from '@portal/contract';
import { fundedCustomer, submitBank, waitFor } from '@portal/testkit';
import { hosts } from '../hosts';
import { signIn } from './sign-in';

/** A customer with money in the wallet and an approved identity, signed in in this browser. */
export async function verifiedCustomer(context: BrowserContext, amount = '1000.00') {
  const person = await fundedCustomer(hosts.loopback, amount);
  const { client } = person;
  await waitFor(
    async () => (await client.ok(calls.identity.queryKycInfo, {})).identity.status === 1,
    'identity approved',
  );
  await signIn(context, person);
  return person;
}

/** The same, with an approved bank card. */
export async function withdrawingCustomer(context: BrowserContext, amount?: string) {
  const person = await verifiedCustomer(context, amount);
  const bankId = await submitBank(person.client);
  return { ...person, bankId };
}
