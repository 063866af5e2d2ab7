import type { Permission } from '../kernel';
import type { ReviewKind } from './review';

/** What staff decide on an item of a review queue. */
export type ReviewDecision = 'approve' | 'refuse' | 'pay';

/** What a decision on an item of a review queue asks of the member who takes it. */
export interface DecisionRule {
  readonly permission: Permission;
  /** The member must have shown the second factor within the last five minutes. */
  readonly stepUp?: true;
  /**
   * When it takes two members. always: the first decision waits for the same one of another member. proposed: where a member has
   * proposed the item, another one decides. large: the payouts of the customer on that day reach limits.twoPersonFrom.
   */
  readonly second?: 'always' | 'proposed' | 'large';
}

const part = (permission: Permission) => ({ approve: { permission }, refuse: { permission } });

const payout = {
  approve: { permission: 'payout.decide', second: 'large' },
  refuse: { permission: 'payout.decide' },
  pay: { permission: 'payout.pay', stepUp: true, second: 'large' },
} as const;

type Rules = Readonly<Record<ReviewKind, Readonly<Partial<Record<ReviewDecision, DecisionRule>>>>>;

/** What each decision asks, by the kind of item. */
export const rules = {
  identity: part('review.identity'),
  bank: part('review.bank'),
  phone: {
    approve: { permission: 'review.phone', stepUp: true, second: 'proposed' },
    refuse: { permission: 'review.phone', second: 'proposed' },
  },
  link: { approve: { permission: 'review.identity', stepUp: true }, refuse: { permission: 'review.identity' } },
  introducer: part('review.introducer'),
  withdraw: payout,
  coin: payout,
  quarantine: { approve: { permission: 'reconciliation.resolve', stepUp: true, second: 'always' } },
  stop: { approve: { permission: 'reconciliation.resolve', stepUp: true, second: 'always' } },
} as const satisfies Rules;

/** The same for a kind and a decision that a request names. One that is missing here does not exist: staff.decision. */
export const decisionRules: Rules = rules;
