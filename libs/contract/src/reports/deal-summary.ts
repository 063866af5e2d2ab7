import { Type, type Static } from 'typebox';
import { Lots, Money } from '../kernel';

/** Totals over all deals of the query, not only of one page. */
export const DealSummary = Type.Object({
  count: Type.Integer(),
  lots: Lots,
  commission: Money,
  swap: Money,
  profit: Money,
});
export type DealSummary = Static<typeof DealSummary>;
