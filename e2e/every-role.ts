import { calls, defaultRoles } from '@portal/contract';
import { Client, waitFor } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { signInStaff } from './sign-in-staff';

const { staff } = calls;
const password = 'correct horse battery 9';

/** The link of an invitation in a member's mailbox, which the sandbox's inbox plays. */
export const invitationOf = (loopback: string, email: string): Promise<string> =>
  waitFor(async () => {
    const { data } = await new Client(loopback).request<{ text: string }[]>(`/sandbox/inbox?to=${email}`);
    return /https?:\S+#\S+/.exec(data[0]?.text ?? '')?.[0];
  }, `the invitation of ${email}`);

async function demoClient(origin: string, name: string): Promise<Client> {
  const client = new Client(origin);
  client.cookies.set('staff-session', await signInStaff(origin, name));
  return client;
}

/**
 * A member with every role, invited by anna and approved by dan, for what no demo member sees. In its first day it may be the first
 * person of an act of two, not the second. Returns the token of the session. `origin` is the back office, `loopback` the gateway.
 */
export async function everyRole(origin: string, loopback: string): Promise<string> {
  const [anna, dan] = await Promise.all([demoClient(origin, 'anna'), demoClient(origin, 'dan')]);
  const email = `every-${randomUUID().slice(0, 8)}@staff.localhost`;
  const { id } = await anna.ok(staff.inviteMember, { email, name: '全部角色', roles: Object.keys(defaultRoles) });
  await dan.ok(staff.decideMemberChange, { id, decision: 'approve' });
  const [, token = ''] = (await invitationOf(loopback, email)).split('#');
  const visitor = new Client(origin);
  const { ticket, totp } = await visitor.ok(staff.acceptInvitation, { token, password });
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate();
  const session = await visitor.ok(staff.checkFactor, { ticket, code, client: 'script' });
  return session.token ?? '';
}
