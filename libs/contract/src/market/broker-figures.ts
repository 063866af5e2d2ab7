import { Type, type Static } from 'typebox';
import { defineCall, Price, Time } from '../kernel';

const orNone = <T extends object>(schema: T) =>
  Type.Union([schema, Type.Null()], { description: 'null: there is none' });

/** The broker's own figures: from its ledger, its reconciliation and its price feed, each with its time. */
export const BrokerFigures = Type.Object({
  at: Type.Unsafe<string>({ ...Time, description: 'when the figures were read' }),
  payout: orNone(
    Type.Object({
      medianSeconds: Type.Integer({
        minimum: 0,
        description:
          'from the submission of a payout to its payment: the median of all that were paid and not sent back',
      }),
      days: Type.Integer({ description: 'so many days are counted' }),
    }),
  ),
  quotes: orNone(
    Type.Object({
      gaps: Type.Integer({ minimum: 0, description: 'how often no symbol had a new quote for a minute or longer' }),
      minutes: Type.Integer({ minimum: 0, description: 'how long in all' }),
      since: Type.Unsafe<string>({ ...Time, description: 'the beginning of today in Beijing, or of the record' }),
    }),
  ),
  gold: orNone(
    Type.Object({
      now: Type.Union([Price, Type.Null()], { description: 'null: the market is closed' }),
      typical: Type.Unsafe<string>({ ...Price, description: 'the median' }),
      high: Price,
      since: Type.Unsafe<string>({ ...Time, description: 'the first quote that counts: at most 24 hours ago' }),
    }),
  ),
  reconciliation: orNone(
    Type.Object({
      at: Type.Unsafe<string>({
        ...Time,
        description: 'the last run that compared everything and found no difference',
      }),
    }),
  ),
});
export type BrokerFigures = Static<typeof BrokerFigures>;

export const brokerFigures = defineCall({
  id: 'market.brokerFigures',
  method: 'GET',
  path: '/api/v1/figures',
  access: 'public',
  ok: BrokerFigures,
  errors: [],
  summary: 'The broker’s own figures, without the demo customer. At most a minute old.',
});
