import { Type, type Static } from 'typebox';
import { Id, Time } from './types';

/** address: proof of the address. card: the bank card. funds: where the money comes from. other: what `text` says. */
export const TaskKind = Type.Enum(['address', 'card', 'funds', 'other']);

/** What staff ask of a customer. Status: 1 asked, with `reason` again; 2 answered; 3 accepted; 4 cancelled. */
export const Task = Type.Object({
  id: Id,
  kind: TaskKind,
  text: Type.Optional(Type.String({ description: 'what staff wrote' })),
  status: Type.Enum([1, 2, 3, 4], { type: 'integer' }),
  reason: Type.Optional(Type.String({ description: 'why it is asked again, or cancelled' })),
  fileIds: Type.Array(Id),
  answer: Type.Optional(Type.String()),
  askedAt: Time,
  answeredAt: Type.Optional(Time),
});
export type Task = Static<typeof Task>;
