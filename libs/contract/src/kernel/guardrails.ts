import { Type, type Static } from 'typebox';
import { Money, Time } from './types';

/** What a customer can set for own protection. */
export const GuardrailName = Type.Enum(['depositDay', 'depositMonth', 'pauseUntil', 'excludeUntil', 'newAddressLock']);
export type GuardrailName = Static<typeof GuardrailName>;

const values = {
  depositDay: Type.Optional(Money),
  depositMonth: Type.Optional(Money),
  pauseUntil: Type.Optional(Time),
  excludeUntil: Type.Optional(Time),
  newAddressLock: Type.Optional(Type.Boolean()),
};

/** The guardrails of a customer that hold, and those that loosen later. One that is absent is off. Amounts in USD. */
export const Guardrails = Type.Object({
  ...values,
  pending: Type.Array(Type.Object({ ...values, name: GuardrailName, from: Time }), {
    description: 'what loosens: the value it will have, absent where it ends, and from when',
  }),
  delayHours: Type.Integer({ description: 'how much later a change that loosens begins' }),
});
export type Guardrails = Static<typeof Guardrails>;
