import { Type, type Static } from 'typebox';
import { Id, Time } from '../../kernel';

/** login: cannot sign in. money: no deposit, transfer or payout. trading: the platform takes no orders. */
export const FreezeScope = Type.Enum(['login', 'money', 'trading']);

/** A freeze of a customer, past or present; `holds` says whether it is in force. */
export const Freeze = Type.Object({
  id: Id,
  scope: FreezeScope,
  reason: Type.String(),
  actor: Type.String(),
  since: Time,
  until: Type.Optional(Time),
  holds: Type.Boolean(),
  waiting: Type.Optional(
    Type.Integer({ description: 'of a trading freeze that holds: MT5 accounts that the platform has yet to disable' }),
  ),
  liftedBy: Type.Optional(Type.String()),
  liftedAt: Type.Optional(Time),
  liftedReason: Type.Optional(Type.String()),
});
export type Freeze = Static<typeof Freeze>;

/** A customer number in an address. */
export const CustomerNumber = Type.String({ pattern: '^\\d{1,15}$' });
