import { calls } from '@portal/contract';
import { registerCustomer } from '@portal/testkit';
import { randomInt, randomUUID } from 'node:crypto';
import { everything } from './add-test-staff';
import { doneWhere } from './done-where';
import { newMember } from './new-member';
import type { TwoPersonAct } from './two-person-acts';

const { staff } = calls;
const needs = 'staff.manage';
const completed = (id: string) => ({ call: staff.decideMemberChange, args: { id, decision: 'approve' as const } });

/** Changes of members and roles: each waits for the second person. */
export const memberChangeActs: Readonly<Record<string, TwoPersonAct>> = {
  'staff.decideMemberChange invite': {
    needs,
    async begin({ test }, first) {
      const member = { email: `${randomUUID()}@broker.test`, name: '新员工', roles: ['support'] };
      const { id } = await first.ok(staff.inviteMember, member);
      return { ...completed(id), done: doneWhere(test, 'staff.member', 'true', member.email, 'email') };
    },
  },
  'staff.decideMemberChange renew': {
    needs,
    async begin({ test }, first) {
      const colleague = await newMember(test);
      const { id } = await first.ok(staff.renewInvitation, { id: colleague.id });
      // The sessions end before the link is made.
      return {
        ...completed(id),
        done: doneWhere(test, 'staff.session', 'ended_at is not null', colleague.id, 'member_id'),
      };
    },
  },
  'staff.decideMemberChange change': {
    needs,
    async begin({ test }, first) {
      const [colleague, { customerNumber }] = [await newMember(test, ['support']), await registerCustomer(test.url)];
      const proposed = { roles: [everything], customerNumber };
      const { change } = await first.ok(staff.changeMember, { id: colleague.id, ...proposed });
      const changed = `roles <> array['support'] or customer_id is not null`;
      return { ...completed(change?.id ?? ''), done: doneWhere(test, 'staff.member', changed, colleague.id) };
    },
  },
  'staff.decideMemberChange role': {
    needs,
    async begin({ test }, first) {
      const name = `role-${String.fromCharCode(...Array.from({ length: 12 }, () => 97 + randomInt(26)))}`;
      const { id } = await first.ok(staff.changeRole, { name, permissions: ['adjustment.propose'] });
      return { ...completed(id), done: doneWhere(test, 'staff.role', 'true', name, 'name') };
    },
  },
};
