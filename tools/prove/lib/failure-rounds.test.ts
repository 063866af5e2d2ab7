import { idleOf } from './failure-rounds.mjs';

const kinds = { draft: 20, pay: 18, payout: 9, decide: 4, transfer: 12 };

it('accepts a load in which each kind of operation was acknowledged', () => {
  expect(idleOf(10, { ok: 63, kinds })).toEqual([]);
});

it('names a kind that was never acknowledged, but not in a run of a few rounds', () => {
  const some = { ...kinds, payout: 0, decide: 0 };
  expect(idleOf(4, { ok: 250, kinds: some })).toEqual([]);
  expect(idleOf(5, { ok: 250, kinds: some })).toEqual(['payout']);
  expect(idleOf(50, { ok: 250, kinds: some })).toEqual(['payout', 'decide']);
});

it('refuses a load with too few acknowledged operations', () => {
  expect(idleOf(1, { ok: 4, kinds })).toEqual(['每轮至少确认 5 次操作']);
  expect(idleOf(1, { ok: 5, kinds })).toEqual([]);
});
