import type { BodyOf } from '@portal/contract';
import type { changeMember, Member, MemberChange } from '@portal/contract/staff';

type Values = Pick<MemberChange, 'before' | 'after'>;

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));

/** What of a change of a member differs and waits for a second person; undefined if nothing does. */
export function waitingPart(member: Member, body: BodyOf<typeof changeMember>): Values | undefined {
  const { roles, customerNumber, active } = body;
  const number = member.customerNumber ?? '';
  const parts: Values[] = [];
  if (roles && !same(roles, member.roles)) parts.push({ before: { roles: member.roles }, after: { roles } });
  if (customerNumber !== undefined && customerNumber !== number)
    parts.push({ before: { customerNumber: number }, after: { customerNumber } });
  if (active === true && member.state === 'inactive')
    parts.push({ before: { active: false }, after: { active: true } });
  if (parts.length === 0) return undefined;
  return {
    before: Object.assign({}, ...parts.map(({ before }) => before)) as Values['before'],
    after: Object.assign({}, ...parts.map(({ after }) => after)) as Values['after'],
  };
}
