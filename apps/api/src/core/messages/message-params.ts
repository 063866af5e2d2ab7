import { AccountCurrency, GuardrailName, LevelCode, TaskKind } from '@portal/contract/kernel';
import { SettingName } from '@portal/contract/staff';
import { TicketKind, TicketOutcome } from '@portal/contract/support';
import { Type, type Static } from 'typebox';

/** Cents as a decimal string, of USD where no currency is beside them. A JSON number would lose digits of a large amount. */
const Cents = Type.String({ pattern: '^\\d+$' });
const SignedCents = Type.String({ pattern: '^-?\\d+$' });
const Login = Type.String({ description: 'number of the MT5 account' });
/** A reason as the reviewer wrote it. */
const Reason = Type.String();
/** A phone number that is masked already. The message repeats no number in clear. */
const MaskedPhone = Type.String();

const Deposit = Type.Object({ pno: Type.String(), amount: Cents });
const Payout = Type.Object({
  pno: Type.String(),
  amount: Cents,
  way: Type.Enum(['bank', 'coin']),
  reason: Type.Optional(Reason),
});
const Card = Type.Object({ card: Type.String({ description: 'the masked number' }) });
const Ticket = { no: Type.String(), kind: TicketKind };
const Asked = Type.Boolean({ description: 'staff have asked the customer something' });
const None = Type.Object({});

const SettingsParams = Type.Object({
  from: Type.String({ description: 'Beijing time: 11-29 15:04' }),
  changes: Type.Array(Type.Object({ name: SettingName, before: Type.String(), value: Type.String() })),
});

/** The parameters of each kind of message. The check of `message.message` lists the same kinds. */
export const messageParams = {
  'account.opened': Type.Object({
    login: Login,
    level: LevelCode,
    server: Type.Optional(Type.String()),
    passwordKnown: Type.Boolean({ description: 'false: the customer must set a password first' }),
  }),
  'account.linked': Type.Object({ login: Login, level: LevelCode }),
  'account.linkRefused': Type.Object({ login: Login, reason: Type.String() }),
  'account.level': Type.Object({ login: Login, level: LevelCode, leverage: Type.Integer() }),
  'account.levelChanged': Type.Object({
    login: Login,
    before: LevelCode,
    level: LevelCode,
    max: Type.Integer({ description: 'the highest leverage of the level' }),
    leverage: Type.Integer(),
  }),
  'account.leverage': Type.Object({
    login: Login,
    level: LevelCode,
    before: Type.Integer(),
    leverage: Type.Integer(),
  }),
  'account.password': Type.Object({ login: Login }),
  'activity.coupon': Type.Object({
    promotion: Type.String(),
    coupon: Type.String(),
    days: Type.Integer(),
    minDeposit: Cents,
  }),
  'bank.approved': Card,
  'bank.refused': Type.Object({ ...Card.properties, reason: Reason }),
  'bank.revoked': Type.Object({ ...Card.properties, reason: Reason }),
  'coin.address': Type.Object({ chain: Type.String(), address: Type.String() }),
  'customer.closing': Type.Union([
    Type.Object({ event: Type.Literal('asked'), until: Type.String({ description: 'Beijing time: 11-29 15:04' }) }),
    Type.Object({ event: Type.Literal('cancelled') }),
    Type.Object({ event: Type.Literal('refused'), reason: Reason }),
    Type.Object({ event: Type.Literal('closed') }),
  ]),
  'customer.device': Type.Object({
    at: Type.String({ description: 'Beijing time: 11-29 15:04' }),
    address: Type.String({ description: 'the IP address' }),
  }),
  'customer.email': Type.Object({
    oldEmail: Type.Optional(Type.String({ description: 'masked; absent: none was bound' })),
    email: Type.String({ description: 'masked' }),
    hours: Type.Integer({ description: 'without payouts; 0: none' }),
  }),
  'customer.exported': Type.Object({ days: Type.Integer({ description: 'for which the file is kept' }) }),
  'customer.guardrail': Type.Object({
    name: GuardrailName,
    event: Type.Enum(['set', 'pending', 'withdrawn']),
    amount: Type.Optional(Cents),
    until: Type.Optional(Type.String({ description: 'Beijing time: 2026-11-29 15:04; so is `from`' })),
    from: Type.Optional(Type.String({ description: 'of a pending change' })),
    off: Type.Optional(Type.Boolean({ description: 'true: the guardrail ends' })),
  }),
  'customer.limits': Type.Object({
    changes: Type.Array(
      Type.Object({
        name: Type.Enum(['depositMax', 'withdrawMax', 'withdrawDaily', 'coinMax', 'coinDaily']),
        before: Type.Optional(Cents),
        value: Type.Optional(Cents),
      }),
      { description: 'absent: no limit of the customer alone' },
    ),
  }),
  'customer.factor': Type.Union([
    Type.Object({ event: Type.Literal('added'), label: Type.String() }),
    Type.Object({
      event: Type.Literal('removed'),
      label: Type.String(),
      hours: Type.Integer({ description: 'without payouts; 0: none' }),
    }),
    Type.Object({
      event: Type.Literal('recovery'),
      left: Type.Integer({ description: 'recovery codes that are left' }),
    }),
    Type.Object({ event: Type.Literal('renewed') }),
    Type.Object({ event: Type.Literal('resetRequested') }),
    Type.Object({
      event: Type.Literal('reset'),
      hours: Type.Integer({ description: 'without payouts; 0: none' }),
    }),
  ]),
  'customer.password': Type.Object({ event: Type.Enum(['reset', 'changed']) }),
  'customer.phone': Type.Union([
    Type.Object({ event: Type.Literal('asked'), phone: MaskedPhone }),
    Type.Object({
      event: Type.Literal('changed'),
      oldPhone: MaskedPhone,
      phone: MaskedPhone,
      hours: Type.Integer({ description: 'without payouts; 0: none' }),
    }),
  ]),
  'customer.phoneRefused': Type.Object({ reason: Reason }),
  'account.adjusted': Type.Object({ number: Type.String(), amount: SignedCents, currency: AccountCurrency }),
  'account.marginCall': Type.Object({
    login: Login,
    level: Type.String({
      description: 'with its unit: `95.20%` is a margin level, `480.00 USD` an equity; so are `call` and `stop`',
    }),
    call: Type.String(),
    stop: Type.String(),
  }),
  'account.stopOut': Type.Object({
    login: Login,
    count: Type.Integer(),
    amount: SignedCents,
    currency: AccountCurrency,
  }),
  'account.owed': Type.Object({ number: Type.String({ description: 'of the deposit' }), amount: Cents }),
  'account.setOff': Type.Object({ number: Type.String(), amount: Cents, open: Cents }),
  'deposit.mismatch': Type.Object({ pno: Type.String() }),
  'deposit.refunded': Type.Object({ pno: Type.String() }),
  'deposit.rejected': Type.Object({ pno: Type.String() }),
  'deposit.overdue': Deposit,
  'deposit.paid': Deposit,
  'identity.approved': None,
  'identity.refused': Type.Object({ reason: Reason }),
  'identity.revoked': Type.Object({ reason: Reason }),
  'identity.task': Type.Object({
    event: Type.Enum(['asked', 'again', 'accepted', 'cancelled']),
    kind: TaskKind,
    text: Type.Optional(Type.String({ description: 'what staff wrote' })),
    reason: Type.Optional(Reason),
  }),
  'recommend.bonus': Type.Object({ amount: Cents }),
  'recommend.commission': Type.Object({ month: Type.String({ description: 'YYYY-MM' }), amount: Cents }),
  'terms.2': SettingsParams,
  'terms.4': SettingsParams,
  'ticket.answered': Type.Object({ ...Ticket, waits: Asked }),
  'ticket.closed': Type.Object({ ...Ticket, outcome: Type.Optional(TicketOutcome) }),
  'ticket.opened': Type.Object({
    ...Ticket,
    due: Type.String({ description: 'the last day, in Beijing: 2026-12-18' }),
  }),
  'ticket.review': Type.Object({ no: Type.String() }),
  'ticket.written': Type.Object({ no: Type.String(), waits: Asked }),
  'transfer.failed': Type.Object({ tno: Type.String(), amount: Cents, currency: AccountCurrency, reason: Reason }),
  // The number is the status of the payout.
  'withdraw.1': Payout,
  'withdraw.2': Payout,
  'withdraw.3': Payout,
  'withdraw.4': Payout,
  'withdraw.5': Payout,
  'withdraw.6': Type.Object({ ...Payout.properties, reason: Reason, returned: Cents }),
} as const;

/** What a message tells of, as `deposit.paid`. */
export type MessageKind = keyof typeof messageParams;

/**
 * What this program has words for. A list leaves out every other kind: after a way back to this release the database may hold kinds of
 * the next one.
 */
export const knownKinds: readonly string[] = Object.keys(messageParams);

export type MessageParams = { [Kind in MessageKind]: Static<(typeof messageParams)[Kind]> };

/** A kind with its own parameters, as a row of `message.message` holds them. */
export type MessageFacts<Kind extends MessageKind = MessageKind> = {
  [Each in Kind]: { kind: Each; params: MessageParams[Each] };
}[Kind];
