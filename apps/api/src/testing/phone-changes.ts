import { calls } from '@portal/contract';
import { newIdNumber, newPhone, registerCustomer, submitIdentity, upload, type TestCustomer } from '@portal/testkit';
import { codeHash } from '../core/codes/code-try';
import { decideIdentity } from './kyc-forms';
import { smsCode } from './payouts';
import type { TestGateway } from './start-test-gateway';

/** Stores a code as if the customer had requested and read it. */
export async function givePhoneCode(
  { gateway }: TestGateway,
  { customerNumber }: Pick<TestCustomer, 'customerNumber'>,
  kind: 'phoneOld' | 'phoneNew',
  phone: string,
): Promise<string> {
  const to = `86${phone}`;
  await gateway.db.rows(
    'test.givePhoneCode',
    `insert into kernel.verify_code (kind, target, address, code_hash, customer_id, expires_at)
     values ($1, $2, 'test', $3, $4, now() + interval '5 minutes')`,
    [kind, to, codeHash(gateway, kind, to, smsCode), BigInt(customerNumber)],
  );
  return smsCode;
}

/** Arguments of changePhone, with valid codes. */
export async function changeForm(test: TestGateway, customer: TestCustomer, mobilePhone = newPhone()) {
  return {
    oldCode: await givePhoneCode(test, customer, 'phoneOld', customer.phone),
    nationCode: '86',
    mobilePhone,
    newCode: await givePhoneCode(test, customer, 'phoneNew', mobilePhone),
    password: customer.password,
  };
}

export interface Identified extends TestCustomer {
  idDocumentNumber: string;
}

/** A customer whose identity is approved. */
export async function identified(test: TestGateway): Promise<Identified> {
  const customer = await registerCustomer(test.url);
  const idDocumentNumber = newIdNumber();
  await submitIdentity(customer.client, false, idDocumentNumber);
  await decideIdentity(test.gateway, customer, 'approve');
  return { ...customer, idDocumentNumber };
}

/** Arguments of requestPhoneChange, with a valid code. */
export async function requestForm(test: TestGateway, customer: Identified, mobilePhone = newPhone()) {
  const { client } = customer;
  const [frontFileId, backFileId, holdingFileId] = [await upload(client), await upload(client), await upload(client)];
  return {
    nationCode: '86',
    mobilePhone,
    verifyCode: await givePhoneCode(test, customer, 'phoneNew', mobilePhone),
    password: customer.password,
    idDocumentNumber: customer.idDocumentNumber,
    frontFileId,
    backFileId,
    holdingFileId,
  };
}

/** The customer's phone as they see it. */
export const maskedPhoneOf = async ({ client }: TestCustomer) =>
  (await client.ok(calls.account.queryAccountInfo, {})).custInfo.mobilePhone;

/** What the sandbox's inbox holds for a phone, newest first. */
export async function inboxOf({ client }: TestCustomer, phone: string) {
  const { data } = await client.request<{ kind: string; code?: string; text: string }[]>(`/sandbox/inbox?to=${phone}`);
  return data;
}
