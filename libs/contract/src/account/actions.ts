import { Type, type Static } from 'typebox';

/** Why an action is refused: the code and text that the call itself would return, and a page where the customer can fix it. */
export const Reason = Type.Object({ code: Type.String(), msg: Type.String(), href: Type.Optional(Type.String()) });
export type Reason = Static<typeof Reason>;

const Action = Type.Object({ allowed: Type.Boolean(), reasons: Type.Array(Reason) });

/** For each action, whether it is allowed now, and if not, why. */
export const Actions = Type.Object({
  openMt5: Action,
  deposit: Action,
  withdraw: Action,
  withdrawCoin: Action,
  transfer: Action,
  upgrade: Action,
});
export type Actions = Static<typeof Actions>;
/** An action that a customer may or may not be allowed to do. */
export type ActionName = keyof Actions;
