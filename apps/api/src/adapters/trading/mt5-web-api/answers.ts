import { Type, type Static, type TArray, type TObject, type TString } from 'typebox';

// The platform sends every number as a string. Of its many fields only those that are read are named.
export const Digits = Type.String({ pattern: '^[0-9]{1,20}$' });
export const Decimal = Type.String({ pattern: '^-?[0-9]{1,18}(\\.[0-9]{1,8})?$' });

export const AuthStart = Type.Object({ srv_rand: Type.String({ pattern: '^[0-9a-fA-F]{32}$' }) });
export const AuthAnswer = Type.Object({ cli_rand_answer: Type.String({ pattern: '^[0-9a-fA-F]{32}$' }) });

/**
 * A list whose rows have all fields of `row`. A list has the rows of many accounts, so readRows checks the values row by row: one
 * that cannot be read does not fail the others.
 */
const listOf = ({ required = [] }: { required?: readonly string[] }) =>
  Type.Object({
    answer: Type.Array(
      Type.Object({ ...Object.fromEntries(required.map((name) => [name, Type.Unknown()])), Login: Digits }),
    ),
  }) as unknown as TObject<{ answer: TArray<TObject<{ Login: TString }>> }>;

/** A response with a return code only. With an `answer` it would belong to another request. */
export const Done = Type.Object({ answer: Type.Optional(Type.Never()) });

/** Any response that is not a refusal. */
export const Anything = Type.Object({});

const User = Type.Object({
  Login: Digits,
  Group: Type.String(),
  Leverage: Digits,
  Rights: Digits,
  Name: Type.Optional(Type.String()),
  FirstName: Type.Optional(Type.String()),
  LastName: Type.Optional(Type.String()),
  Comment: Type.Optional(Type.String()),
});
export const Group = Type.Object({
  answer: Type.Object({
    Currency: Type.String({ pattern: '^[A-Z]{3}$' }),
    /** 0: MarginCall and MarginStopOut are percentages of the margin, 1: amounts of equity. */
    MarginSOMode: Type.Enum(['0', '1']),
    MarginCall: Decimal,
    MarginStopOut: Decimal,
    /** The name of the group's floating margin profile. Empty for none, absent on older platforms. */
    MarginLeverageProfile: Type.Optional(Type.String()),
  }),
});
export const OneUser = Type.Object({ answer: User });
export const Users = Type.Object({ answer: Type.Array(User) });
export const Logins = Type.Object({ answer: Type.Array(Digits) });

export const Account = Type.Object({
  Login: Digits,
  Balance: Decimal,
  Credit: Decimal,
  Equity: Decimal,
  Margin: Decimal,
  MarginFree: Decimal,
  MarginLevel: Decimal,
  MarginLeverage: Digits,
});
export const AccountList = listOf(Account);

export const Position = Type.Object({
  Position: Digits,
  Login: Digits,
  Symbol: Type.String(),
  Action: Digits,
  Volume: Digits,
  PriceOpen: Decimal,
  PriceCurrent: Decimal,
  Profit: Decimal,
  Storage: Decimal,
});
export const PositionList = listOf(Position);

export const Total = Type.Object({ answer: Type.Object({ Total: Digits }) });
export const Deal = Type.Object({
  Deal: Digits,
  Login: Digits,
  Order: Digits,
  PositionID: Digits,
  Action: Digits,
  Entry: Digits,
  /** Seconds since 1970 by the platform's clock. */
  Time: Digits,
  Symbol: Type.String(),
  Volume: Digits,
  VolumeClosed: Digits,
  Price: Decimal,
  PricePosition: Decimal,
  Profit: Decimal,
  Storage: Decimal,
  Commission: Decimal,
  /** Absent on platforms without separate fees. */
  Fee: Type.Optional(Decimal),
  Comment: Type.String(),
  /** 5: a stop out. */
  Reason: Type.Optional(Digits),
});
export type DealAnswer = Static<typeof Deal>;
export const Deals = Type.Object({ answer: Type.Array(Deal) });
export const DealList = listOf(Deal);
export const DealNumbers = Type.Object({ answer: Type.Array(Type.Object({ Deal: Digits })) });

export const Order = Type.Object({
  Order: Digits,
  Login: Digits,
  Symbol: Type.String(),
  Type: Digits,
  State: Digits,
  VolumeInitial: Digits,
  PriceOrder: Decimal,
  TimeDone: Digits,
});
export type OrderAnswer = Static<typeof Order>;
export const OrderList = listOf(Order);

export const PendingOrder = Type.Object({
  Order: Digits,
  Login: Digits,
  Symbol: Type.String(),
  Type: Digits,
  VolumeCurrent: Digits,
  PriceOrder: Decimal,
  /** Of a stop limit order: the price of the limit order that it becomes. */
  PriceTrigger: Decimal,
  /** 0: valid until cancelled, 1: on the day of its setup, 2: until TimeExpiration, 3: until the end of the day of TimeExpiration. */
  TypeTime: Digits,
  TimeSetup: Digits,
  TimeExpiration: Digits,
});
export type PendingOrderAnswer = Static<typeof PendingOrder>;
export const PendingOrderList = listOf(PendingOrder);

/** The platform's clock in its own time zone: seconds since 1970, and the same as text after a space (`1572518788 2019.10.31 10:46:28`). */
export const ServerTime = Type.Object({ answer: Type.Object({ Time: Type.String({ pattern: '^[0-9]{1,12}( |$)' }) }) });
export const Ticket = Type.Object({ answer: Type.Object({ Ticket: Type.String({ pattern: '^[1-9][0-9]{0,19}$' }) }) });
