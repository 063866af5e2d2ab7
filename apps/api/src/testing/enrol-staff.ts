import { calls, type OkOf } from '@portal/contract';
import { Client } from '@portal/testkit';
import { Secret, TOTP } from 'otpauth';
import { invite } from './approve-change';
import type { TestGateway } from './start-test-gateway';

const { staff } = calls;

export const staffPassword = 'correct horse battery 9';

/** A code of the step before, the present one or the next. All three are accepted, so a test can use three in a row. */
export const codeAt = (secret: string, step: -1 | 0 | 1): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: Date.now() + step * 30_000,
  });

export interface Enrolled {
  email: string;
  id: string;
  secret: string;
  recoveryCodes: string[];
  /** Signed in. */
  client: Client;
  me: OkOf<typeof staff.getSession>;
}

let count = 0;

/** A new member, proposed by anna and approved by boris, who has set password and second factor with the code of the step before. */
export async function enrolStaff(gateway: TestGateway, roles = ['support']): Promise<Enrolled> {
  const email = `member${++count}@broker.test`;
  const { id, token } = await invite(gateway, email, roles, `成员${count}`);
  const client = new Client(gateway.staffUrl);
  const { ticket, totp } = await client.ok(staff.acceptInvitation, { token, password: staffPassword });
  const check = () => client.call(staff.checkFactor, { ticket, code: codeAt(totp.secret, -1) });
  const first = await check();
  // A step may have ended on the way, which made the code two steps old.
  const answer = first.code === 'staff.code' ? await check() : first;
  if (answer.code !== 'OK') throw new Error(`${staff.checkFactor.id}: ${answer.code} ${answer.msg}`);
  const done = answer.data;
  return { email, id, secret: totp.secret, recoveryCodes: done.recoveryCodes ?? [], client, me: done.me };
}
