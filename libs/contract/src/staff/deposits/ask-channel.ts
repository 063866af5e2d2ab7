import { Type, type Static } from 'typebox';
import { defineCall, Text, Time } from '../../kernel';

/**
 * What becomes of a channel's answer. none: it has no payment. future: one that was paid later than now. already: its deposit was paid
 * before. duplicate, differs: an event that it has reported before, with the same or another content.
 */
export const ChannelAnswer = Type.Enum([
  ...(['none', 'future', 'credited', 'declined', 'already', 'unknown', 'mismatch', 'duplicate', 'differs'] as const),
]);
export type ChannelAnswer = Static<typeof ChannelAnswer>;

export const askChannel = defineCall({
  id: 'staff.askChannel',
  method: 'POST',
  path: '/ops/callbacks/ask',
  access: 'staff',
  permission: ['deposit.resolve'],
  stepUp: true,
  body: Type.Object({ orderNumber: Text(40, 'as the channel reports it') }),
  ok: Type.Object({
    answer: ChannelAnswer,
    payment: Type.Optional(
      Type.Object({ amount: Type.String(), currency: Type.String(), merchantId: Type.String(), paidAt: Time }),
    ),
  }),
  errors: ['staff.unknown', 'staff.ownCustomer', 'deposit.channel'],
  summary: 'Asks the channel about an order again and books what it reports, as its callback does.',
});
