import { Type, type Static } from 'typebox';
import { Time } from '../kernel';

/** A customer's request to be closed, and what must be settled before. `until`: the end of the time in which staff answer it. */
export const Closing = Type.Object({
  state: Type.Enum(['none', 'open', 'cancelled', 'refused']),
  until: Type.Optional(Time),
  askedAt: Type.Optional(Time),
  answer: Type.Optional(Type.String({ description: 'why staff have refused it' })),
  open: Type.Array(Type.Object({ code: Type.String(), msg: Type.String(), href: Type.String() })),
});
export type Closing = Static<typeof Closing>;
