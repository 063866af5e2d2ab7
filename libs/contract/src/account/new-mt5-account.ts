import { Type } from 'typebox';
import { LevelCode, Ruled, Text } from '../kernel';

/** Parameters for opening an MT5 account. */
export const NewMt5Account = {
  level: LevelCode,
  currency: Type.Optional(
    Type.Enum(['USD', 'CNH'], { description: 'one that the brand offers, see account.currencies; USD if absent' }),
  ),
  password: Ruled('mt5-password'),
  leverage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  nickname: Type.Optional(Text(20)),
};
