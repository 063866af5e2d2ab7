import { calls, type OkOf } from '@portal/contract';
import { waitFor } from '@portal/testkit';
import { staffTokenOf } from './add-test-staff';
import { StaffClient } from './staff-client';
import type { TestGateway } from './start-test-gateway';

const { staff } = calls;

type Change = OkOf<typeof staff.decideMemberChange>;

/** Approves a change of staff, as boris. */
export const approveChange = ({ staffUrl }: TestGateway, { id }: { id: string }): Promise<Change> =>
  new StaffClient(staffUrl, staffTokenOf('boris')).ok(staff.decideMemberChange, { id, decision: 'approve' });

/** The newest link in a member's mailbox, once there are `mails` of them. */
export const mailedLink = ({ gateway }: TestGateway, email: string, mails = 1): Promise<string> =>
  waitFor(async () => {
    const texts = await gateway.db.rows<{ body: string }>(
      'test.mails',
      `select body from sandbox.inbox where recipient = $1 and kind = 'staffInvitation' order by id desc`,
      [email],
    );
    return texts.length >= mails ? /https?:\S+/.exec(texts[0]?.body ?? '')?.[0] : undefined;
  }, `mail ${mails} to ${email}`);

/** A member whom anna has proposed and boris approved: the id, and the token of the link in the mailbox. */
export async function invite(test: TestGateway, email: string, roles: string[], name = email) {
  const anna = new StaffClient(test.staffUrl, test.staffToken);
  const { memberId = '' } = await approveChange(test, await anna.ok(staff.inviteMember, { email, name, roles }));
  return { id: memberId, token: (await mailedLink(test, email)).split('#')[1] ?? '' };
}
