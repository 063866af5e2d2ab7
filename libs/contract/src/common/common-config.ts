import { Type, type Static } from 'typebox';
import { AccountCurrency, Agreement, ChannelCode, LevelCode, Money, Rate } from '../kernel';

/** The brand and gateway configuration that the apps need before login. Limits are decimal strings in USD. */
export const CommonConfig = Type.Object({
  prefixes: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  banks: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  levels: Type.Array(
    Type.Object({
      code: LevelCode,
      name: Type.String(),
      route: Type.String(),
      minDeposit: Money,
      leverage: Type.Integer(),
      stopOut: Type.Number(),
    }),
  ),
  accountCurrencies: Type.Array(AccountCurrency, { description: 'the currencies of new MT5 accounts' }),
  limits: Type.Record(Type.String(), Money, { description: 'by dotted name, as `deposit.min`' }),
  rates: Type.Object(
    { depositCny: Rate, withdrawCny: Rate, withdrawUsdt: Rate },
    { description: 'the price of 1 USD in CNY or USDT, for money in and out' },
  ),
  channels: Type.Array(
    Type.Object({
      code: ChannelCode,
      name: Type.String(),
      fee: Money,
      methods: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
    }),
    { description: 'how money can be paid in; `fee` in USD' },
  ),
  contact: Type.Array(
    Type.Object({
      kind: Type.Enum(['email', 'phone', 'hours', 'address']),
      label: Type.String(),
      value: Type.String(),
    }),
  ),
  brand: Type.Object({
    code: Type.String(),
    name: Type.String(),
    content: Type.Record(Type.String(), Type.String(), { description: 'content ids by dotted name, as `page.terms`' }),
  }),
  agreements: Type.Array(Agreement, {
    description: 'the texts to agree to in the order of the form: all of a kind, but marketing, which is a choice',
  }),
  platforms: Type.Array(Type.Object({ code: Type.Integer(), name: Type.String() })),
  mt5: Type.Object(
    {
      server: Type.String({ description: 'empty where the brand names none' }),
      terminals: Type.Array(
        Type.Object({
          kind: Type.Enum(['appStore', 'googlePlay', 'apk', 'windows', 'macos']),
          name: Type.String(),
          href: Type.String(),
        }),
      ),
      webTrader: Type.Optional(Type.String({ description: "an address, or a path of the brand's site" })),
    },
    { description: 'where customers trade in the mode of this gateway' },
  ),
  mode: Type.Enum(['sandbox', 'production']),
});
export type CommonConfig = Static<typeof CommonConfig>;
