import { calls } from '@portal/contract';
import { demoStaff } from '@portal/contract/sandbox';
import { Client } from '@portal/testkit';
import { randomUUID } from 'node:crypto';
import { staffOrigin } from '../../http/staff-origin';
import { addDemoStaff } from '../../sandbox/demo-staff';
import { invite } from '../approve-change';
import { enrolStaff, staffPassword as password } from '../enrol-staff';
import { softPasskey } from '../soft-passkey';
import type { TestGateway } from '../start-test-gateway';
import { member, to } from './right';

const { staff, sandbox } = calls;
const browser = ({ staffUrl }: TestGateway) => new Client(staffUrl);

/** A member who signs in by a passkey. */
async function withPasskey(test: TestGateway) {
  const [{ client, email }, passkey] = [await enrolStaff(test), softPasskey(staffOrigin(test.gateway))];
  const options = await client.ok(staff.newPasskeyOptions, {});
  await client.ok(staff.addPasskey, { name: '电脑', passkey: passkey.create(options) });
  return { client, email, passkey };
}
async function signingIn(test: TestGateway) {
  const { email, passkey } = await withPasskey(test);
  const client = browser(test);
  return { client, passkey, ticket: (await client.ok(staff.checkPassword, { email, password })).ticket };
}

/** Journeys of the sessions of staff. */
export const ofSessions = [
  to(staff.acceptInvitation)(async (test) => {
    const { token } = await invite(test, `${randomUUID()}@broker.test`, ['support'], '新员工');
    return { client: browser(test), args: { token, password } };
  }),
  to(staff.checkPassword)(async (test) => ({
    client: browser(test),
    args: { email: (await enrolStaff(test)).email, password },
  })),
  to(staff.passkeyOptions)(async (test) => {
    const { client, ticket } = await signingIn(test);
    return { client, args: { ticket } };
  }),
  to(staff.checkFactor)(async (test) => {
    const { client, ticket, passkey } = await signingIn(test);
    return { client, args: { ticket, passkey: passkey.get(await client.ok(staff.passkeyOptions, { ticket })) } };
  }),
  to(staff.addPasskey)(async (test) => {
    const [{ client }, passkey] = [await enrolStaff(test), softPasskey(staffOrigin(test.gateway))];
    return { client, args: { name: '电脑', passkey: passkey.create(await client.ok(staff.newPasskeyOptions, {})) } };
  }),
  to(staff.removePasskey)(async (test) => {
    const { client, passkey } = await withPasskey(test);
    return { client, args: { id: passkey.id } };
  }),
  to(staff.stepUp)(async (test) => {
    const { client, passkey } = await withPasskey(test);
    return { client, args: { passkey: passkey.get(await client.ok(staff.stepUpOptions, {})) } };
  }),
  to(staff.signOut)(async (test) => ({ client: await member(test), args: {} })),
  to(sandbox.staffCode)(async (test) => {
    await addDemoStaff(test.gateway);
    return { client: new Client(test.url), args: { email: demoStaff[0]?.email ?? '' } };
  }),
];
