import { Type } from 'typebox';
import { CommissionPart, defineCall, CommissionLots, Money, Month, Page, PageQuery, Time } from '../kernel';

export const getCommissionRecords = defineCall({
  id: 'recommend.getCommissionRecords',
  method: 'POST',
  path: '/v2/recommend/getCommissionRecords',
  access: 'customer',
  body: Type.Object(PageQuery),
  ok: Page(
    Type.Object({
      month: Month,
      lots: CommissionLots,
      parts: Type.Array(CommissionPart),
      differences: Type.Array(Type.Object({ month: Month, amount: Money }), {
        description: 'changes of earlier months that are settled with this one',
      }),
      amount: Type.String({ ...Money, description: 'USD' }),
      state: Type.Enum(['waiting', 'paid', 'refused', 'nothing']),
      paidAt: Type.Optional(Time),
    }),
  ),
  errors: [],
  summary: "An introducer's commission of each past month, the newest first.",
});
