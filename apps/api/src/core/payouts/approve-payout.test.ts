import { openPayout } from '../../testing/open-payout';
import { decideApproval, needsTwo } from './approve-payout';

const alone = { twoFrom: 100_001n };
const two = { twoFrom: 100_000n };

it.each([
  [99_999n, false],
  [100_000n, true],
  [100_001n, true],
])('asks for two members where the day has %s of 1,000.00: %s', (day_total, needed) => {
  expect(needsTwo({ day_total }, 100_000n)).toBe(needed);
});

it.each([
  ['one member is enough', {}, alone, true],
  ['one member is enough, who has approved it before', { is_approver: true }, alone, true],
  ['one member is enough beside another', { has_other: true, not_second: 'staff.secondInvited' }, alone, true],
  ['the first of two', {}, two, false],
  ['the second of two', { has_other: true }, two, true],
] as const)('approves: %s', (_what, facts, request, isEnough) => {
  const payout = { ...openPayout, ...facts };
  expect(decideApproval(payout, request)).toEqual({ decision: { payout, isEnough } });
});

it.each([
  ['a payout that there is not', undefined, alone, 'staff.unknown'],
  ['an approved one', { status: 2 }, alone, 'staff.state'],
  ['a paid one', { status: 3 }, alone, 'staff.state'],
  ['one in a batch', { in_batch: true }, alone, 'staff.inBatch'],
  ['a second time by the same member', { is_approver: true }, two, 'staff.secondPerson'],
  ['a second time by a third member', { is_approver: true, has_other: true }, two, 'staff.secondPerson'],
  ['by who is no second person', { has_other: true, not_second: 'staff.secondInvited' }, two, 'staff.secondInvited'],
  ['by who is new', { has_other: true, not_second: 'staff.secondRecent' }, two, 'staff.secondRecent'],
] as const)('does not approve %s', (_what, facts, request, code) => {
  expect(decideApproval(facts && { ...openPayout, ...facts }, request)).toEqual({ refused: code });
});
