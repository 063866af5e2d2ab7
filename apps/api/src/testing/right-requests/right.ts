import { calls, type ArgsOf, type CallSpec } from '@portal/contract';
import {
  Client,
  fundedCustomer,
  registerCustomer,
  solveCaptcha,
  submitIdentity,
  type TestCustomer,
} from '@portal/testkit';
import { newMember } from '../new-member';
import type { StaffClient } from '../staff-client';
import type { TestGateway } from '../start-test-gateway';

/** A request that the gateway answers with what was asked for. */
export interface Right<C extends CallSpec = CallSpec> {
  /** Who asks. */
  client: Client;
  args: ArgsOf<C>;
  /** The file of a call that takes one. */
  file?: Blob;
}

/** Makes what a request needs: a customer, a document, an act whose first part is done. */
export type Journey = (test: TestGateway) => Promise<Right>;

/** A journey that ends at a call. */
export const to =
  <C extends CallSpec>(call: C) =>
  (journey: (test: TestGateway) => Promise<Right<C>>): [string, Journey] => [call.id, journey as unknown as Journey];

export const visitor = ({ url }: TestGateway): Client => new Client(url);
export const registered = ({ url }: TestGateway): Promise<TestCustomer> => registerCustomer(url);
export const funded = ({ url }: TestGateway, amount?: string) => fundedCustomer(url, amount);
/** A new member with every permission. */
export const member = async (test: TestGateway): Promise<StaffClient> => (await newMember(test)).client;
/** A customer whose identity waits for its review. */
export async function inReview(test: TestGateway): Promise<TestCustomer> {
  const customer = await registered(test);
  await submitIdentity(customer.client, false);
  return customer;
}
/** The browser with a solved captcha. */
export async function withCaptcha(test: TestGateway) {
  const client = visitor(test);
  return { client, captcha: await solveCaptcha(client) };
}
export const draftOf = ({ client, walletId }: { client: Client; walletId: string }) =>
  client.ok(calls.deposit.submitData, { accountId: walletId, channel: 'EGPAY', amount: '60.00' });

/** Lets payouts go on that a request or a break has stopped. */
export const goOn = ({ gateway }: TestGateway) =>
  gateway.db.rows('test.goOn', 'update kernel.payout_stop set released_at = now() where released_at is null');
