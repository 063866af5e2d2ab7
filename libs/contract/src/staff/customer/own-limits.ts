import { Type, type Static, type TSchema } from 'typebox';
import { Amount, Money } from '../../kernel';

const limits = <T extends TSchema>(limit: T) =>
  Type.Object({
    depositMax: Type.Optional(limit),
    withdrawMax: Type.Optional(limit),
    withdrawDaily: Type.Optional(limit),
    coinMax: Type.Optional(limit),
    coinDaily: Type.Optional(limit),
  });

/** Limits of one customer in USD, beside the brand's: the lower one counts. An absent one is not set. */
export const OwnLimits = limits(Money);
/** The same, as staff set them. */
export const NewLimits = limits(Amount);
export type OwnLimits = Static<typeof OwnLimits>;
