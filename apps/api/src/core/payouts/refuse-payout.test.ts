import { openPayout } from '../../testing/open-payout';
import { decideRefusal } from './refuse-payout';

const reason = '资料不符';

it.each([1, 2])('refuses a payout of status %s', (status) => {
  const payout = { ...openPayout, status };
  expect(decideRefusal(payout, { reason })).toEqual({ decision: { payout, reason } });
});

it.each([
  ['a payout that there is not', undefined, reason, 'staff.unknown'],
  ['a paid one', { status: 3 }, reason, 'staff.state'],
  ['a refused one', { status: 4 }, reason, 'staff.state'],
  ['a cancelled one', { status: 5 }, reason, 'staff.state'],
  ['one in a batch', { status: 2, in_batch: true }, reason, 'staff.inBatch'],
  ['one without a reason', {}, undefined, 'staff.reason'],
  ['one with an empty reason', {}, ' ', 'staff.reason'],
] as const)('does not refuse %s', (_what, facts, why, code) => {
  expect(decideRefusal(facts && { ...openPayout, ...facts }, { reason: why })).toEqual({ refused: code });
});

it('refuses what must not be paid', () => {
  const payout = { ...openPayout, stopped: true, frozen: true, verified: false, quarantined: true, platform: 'asked' };
  expect(decideRefusal(payout, { reason })).toEqual({ decision: { payout, reason } });
});
