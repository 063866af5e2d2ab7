import { Type } from 'typebox';
import { Amount, defineCall, Id, Line, Resend, Ruled } from '../kernel';

export const sendCoinMessage = defineCall({
  id: 'coin.sendCoinMessage',
  method: 'POST',
  path: '/v2/coin/sendCoinMessage',
  access: 'customer',
  body: Type.Object({
    validate: Ruled('image-captcha'),
    random: Line(64),
    type: Type.Optional(Type.Enum([1, 2, 3, 4], { default: 2 })),
    accountId: Type.Optional(Id),
    amount: Type.Optional(Amount),
    bankId: Type.Optional(Id),
    addressId: Type.Optional(Id),
    address: Type.Optional(Line(64)),
  }),
  ok: Resend,
  errors: [
    'customer.captcha',
    'customer.codeWait',
    'customer.codeDaily',
    'customer.codeBusy',
    'withdraw.card',
    'coin.address',
  ],
  summary:
    'Sends the SMS code for an act of the signed-in customer: 1 bank withdrawal, 2 coin withdrawal, 3 MT5 password, 4 new coin address. The text names the amount and the recipient where they are given, and the code then counts for no other.',
});
