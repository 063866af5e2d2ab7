import { calls } from '@portal/contract';
import { readCode, solveCaptcha, type TestCustomer } from '@portal/testkit';
import { codeAt } from './enrol-staff';

const { customer } = calls;

/** The code by SMS that sets up the first second factor. */
export async function factorSms({ client, phone }: Pick<TestCustomer, 'client' | 'phone'>): Promise<string> {
  await client.ok(customer.sendPhoneCode, { use: 'factor', ...(await solveCaptcha(client)) });
  return readCode(client, phone);
}

export interface AddedTotp {
  id: string;
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an authenticator app as the first factor, with the code of the step before. */
export async function addTotp(person: TestCustomer, label = '手机'): Promise<AddedTotp> {
  const { client, password } = person;
  const verifyCode = await factorSms(person);
  const { totp } = await client.ok(customer.addFactor, { kind: 'totp', password, verifyCode });
  const secret = totp?.secret ?? '';
  const complete = () => client.call(customer.addFactor, { kind: 'totp', label, code: codeAt(secret, -1) });
  const first = await complete();
  // A step may have ended on the way, which made the code two steps old.
  const answer = first.code === 'customer.factor' ? await complete() : first;
  if (answer.code !== 'OK') throw new Error(`${customer.addFactor.id}: ${answer.code} ${answer.msg}`);
  const { factors, recoveryCodes = [] } = answer.data;
  return { id: factors.at(-1)?.id ?? '', secret, recoveryCodes };
}
