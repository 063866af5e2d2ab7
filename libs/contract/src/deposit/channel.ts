import { Type, type Static } from 'typebox';
import { ChannelCode, Money, Rate } from '../kernel';

/** A payment channel. `min`, `max` and `fee` are decimal strings in USD, `rate` is the price of 1 USD in `currency`. */
export const Channel = Type.Object({
  code: ChannelCode,
  name: Type.String(),
  currency: Type.String({ description: 'what is paid' }),
  min: Money,
  max: Money,
  fee: Money,
  rate: Rate,
  methods: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  arrival: Type.String(),
  available: Type.Boolean(),
  reason: Type.Optional(Type.String()),
});
export type Channel = Static<typeof Channel>;
