import { Type, type Static } from 'typebox';
import { Zone } from './market';
import { AccountCurrency, Id, LevelCode, Money, Rate } from './types';

/** A wallet (主账户) or an MT5 account. Money fields are decimal strings in its currency. */
export const Account = Type.Object({
  id: Id,
  userid: Type.String({ description: 'customer number' }),
  account_no: Type.String({ description: 'MT5 login; the wallet shows the customer number' }),
  account_groupid: Type.String({ description: 'MT5 group' }),
  kind: Type.Enum(['wallet', 'mt5']),
  level: Type.Optional(LevelCode),
  nickname: Type.Optional(Type.String()),
  currency: AccountCurrency,
  rates: Type.Optional(
    Type.Object(
      { from_usd: Rate, to_usd: Rate },
      {
        description:
          'of an account in another currency: its price of one USD for a transfer from a USD account, and to one',
      },
    ),
  ),
  leverage: Type.Integer(),
  first_deposit: Type.Optional(
    Type.Object(
      { minimum: Money, leverage: Type.Integer() },
      {
        description:
          "until the account's deposits have reached the minimum of its level: what the first deposit, or transfer, must reach, and the leverage the account gets then",
      },
    ),
  ),
  status: Type.Enum(['open', 'archived', 'pending']),
  balance: Money,
  bonus: Money,
  credit: Money,
  equity: Money,
  margin: Money,
  free_margin: Money,
  margin_level: Type.Union([Type.Number(), Type.Null()], { description: 'percent' }),
  margin_call: Type.Number({
    description: 'percent of the margin at which the platform warns; 0 with margin_call_equity',
  }),
  margin_call_equity: Type.Optional(Money),
  margin_stopout: Type.Number({ description: 'percent; 0 with margin_stopout_equity' }),
  /** Where the account's group has amounts of equity in place of percentages. */
  margin_stopout_equity: Type.Optional(Money),
  product_margins: Type.Optional(
    Type.Array(Type.Object({ zone: Zone, from: Type.Number(), to: Type.Number() }), {
      description:
        "of an open MT5 account: what opening a position needs in percent of its value, at the account's leverage and by its group, as the trading platform has it; the least and the most of the symbols of a product line. A line with amounts per lot only is absent",
    }),
  ),
  floating_margin: Type.Optional(
    Type.Boolean({ description: 'true: positions of a large volume need more margin than product_margins says' }),
  ),
  positions: Type.Integer(),
  trade_disabled: Type.Optional(
    Type.Boolean({
      description:
        'true: the trading platform takes no orders, because staff have frozen the trading or the customer has paused it',
    }),
  ),
  withdrawable: Money,
  review: Type.Optional(
    Type.Boolean({ description: 'true while ledger and platform differ: the account takes part in no payment' }),
  ),
  stale: Type.Optional(
    Type.Boolean({
      description:
        "true: not asked of the trading platform, or it is away. balance and credit are the ledger's; margin, positions and their floating profit are the last known ones, see as_of; withdrawable is 0.00",
    }),
  ),
  as_of: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        'of a stale account: when the platform was last heard of it. Absent: open positions are not in the figures',
    }),
  ),
});
export type Account = Static<typeof Account>;
