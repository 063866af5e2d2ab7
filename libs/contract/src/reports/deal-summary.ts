import { Type, type Static } from 'typebox';
import { Lots, Money } from '../kernel';

/** The sums over a list of deals, not of one page of it. */
export const DealSummary = Type.Object({
  count: Type.Integer(),
  lots: Lots,
  commission: Money,
  swap: Money,
  profit: Money,
});
export type DealSummary = Static<typeof DealSummary>;
