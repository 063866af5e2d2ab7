import { Type } from 'typebox';

// The platform sends every number as a string. Of its many fields only those that are read are named.
const Digits = Type.String({ pattern: '^[0-9]{1,20}$' });
const Decimal = Type.String({ pattern: '^-?[0-9]{1,18}(\\.[0-9]{1,8})?$' });

export const AuthStart = Type.Object({ srv_rand: Type.String({ pattern: '^[0-9a-fA-F]{32}$' }) });
export const AuthAnswer = Type.Object({ cli_rand_answer: Type.String({ pattern: '^[0-9a-fA-F]{32}$' }) });

/** Any answer will do: the retcode says it all. */
export const Done = Type.Object({});

const User = Type.Object({
  Login: Digits,
  Group: Type.String(),
  Leverage: Digits,
  Comment: Type.Optional(Type.String()),
});
export const OneUser = Type.Object({ answer: User });
export const Users = Type.Object({ answer: Type.Array(User) });
export const Logins = Type.Object({ answer: Type.Array(Digits) });

export const Accounts = Type.Object({
  answer: Type.Array(
    Type.Object({
      ...{ Login: Digits, Balance: Decimal, Credit: Decimal, Equity: Decimal },
      ...{ Margin: Decimal, MarginFree: Decimal, MarginLevel: Decimal },
    }),
  ),
});
export const Positions = Type.Object({ answer: Type.Array(Type.Object({ Position: Digits, Login: Digits })) });

export const Total = Type.Object({ answer: Type.Object({ Total: Digits }) });
export const Deals = Type.Object({
  answer: Type.Array(
    Type.Object({ Deal: Digits, Login: Digits, Action: Digits, Profit: Decimal, Comment: Type.String() }),
  ),
});
export const Ticket = Type.Object({ answer: Type.Object({ Ticket: Type.String({ pattern: '^[1-9][0-9]{0,19}$' }) }) });
