import { Type, type Static } from 'typebox';

/** Why an act is refused: the code and text of the refusal the call itself would give, and where to mend it. */
export const Reason = Type.Object({ code: Type.String(), msg: Type.String(), href: Type.Optional(Type.String()) });
export type Reason = Static<typeof Reason>;

const Action = Type.Object({ allowed: Type.Boolean(), reasons: Type.Array(Reason) });

/** For each action whether it is allowed now, and where it is not, why. */
export const Actions = Type.Object({
  openMt5: Action,
  deposit: Action,
  withdraw: Action,
  withdrawCoin: Action,
  transfer: Action,
  upgrade: Action,
});
export type Actions = Static<typeof Actions>;
/** Something a customer may or may not do now. */
export type ActionName = keyof Actions;
