import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';

/** ledger: its own rules and its journals against the documents. chain: the hash chain. platform, channel: what they report. */
export const BreakArea = Type.Enum(['ledger', 'chain', 'platform', 'channel']);
export type BreakArea = Static<typeof BreakArea>;

const sides = {
  expected: Type.String({ description: 'with a currency it begins with an amount in minor units, or has none' }),
  found: Type.String(),
  expectedAmount: Type.Optional(Type.String({ description: 'decimal string in the currency' })),
  foundAmount: Type.Optional(Type.String()),
};

/** The two sides of a break at the time of a run. */
export const BreakFinding = Type.Object({ at: Time, ...sides });
export type BreakFinding = Static<typeof BreakFinding>;

/** A break that a run of the reconciliation has found. */
export const ReconciliationBreak = Type.Object({
  id: Id,
  area: BreakArea,
  check: Type.String({ description: 'as posted, platform.balance or channel.order' }),
  subject: Type.String({ description: 'login, number of a document, or ledger account' }),
  customerNumber: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  ...sides,
  firstSeen: Time,
  lastSeen: Time,
  closedAt: Type.Optional(Time),
  resolution: Type.Optional(
    Type.Enum(['agreed', 'correct', 'accept'], {
      description: 'agreed: a later run no longer finds it; otherwise how two members resolved it',
    }),
  ),
  resolvedBy: Type.Array(Type.String(), {
    description: 'the member who proposed the resolution, and who confirmed it',
  }),
  proposedBy: Type.Optional(Type.String({ description: 'who has proposed to accept an open break of the channel' })),
  reason: Type.Optional(Type.String({ description: 'why it was proposed' })),
});
export type ReconciliationBreak = Static<typeof ReconciliationBreak>;
