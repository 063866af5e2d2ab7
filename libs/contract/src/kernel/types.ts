import { Type, type TSchema } from 'typebox';

/** Decimal string in its currency, never a float: USD and CNY 2 places, USDT 6. May be negative in answers. */
export const Money = Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,6})?$', description: 'decimal string' });
/** What a customer asks to move: a positive decimal string with at most 2 places. */
export const Amount = Type.String({
  format: 'amount',
  maxLength: 16,
  description: 'positive decimal string, 2 places',
});
/** The day's rate, a decimal string with at most 6 places. */
export const Rate = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,6})?$' });
/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601 UTC' });
/** `YYYY-MM-DD`, a day in Asia/Shanghai. */
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Shanghai' });
/** Opaque id. */
export const Id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' });
/** Number of a proposal or draft. */
export const Pno = Type.String({ pattern: '^[A-Z][0-9A-Z]{5,29}$' });
/** Free text of a customer, trimmed by the form. */
export const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** A string that one named rule of @portal/rules judges. */
export const Ruled = (rule: string) => Type.String({ format: rule, maxLength: 64 });
/** KYC part status: 0 unknown, 1 approved, 2 pre-approval, 3 cancelled. */
// Named as integers, because only a named type is read out of an address.
export const PartStatus = Type.Enum([0, 1, 2, 3], { type: 'integer' });
/** Web 1, Android 2, iOS 3. */
export const Platform = Type.Enum([1, 2, 3]);
/** An account level: mini, standard, diamond. */
export const LevelCode = Type.Enum(['MIN', 'STD', 'DIA']);
/** The answer of a call that has nothing to say. */
export const Nothing = Type.Null();

/** What a page of a list is asked by; first page 1. */
export const PageQuery = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 15 })),
};

/** One page of a list; `total` counts all of it, `pageNo` begins at 1. */
export const Page = <T extends TSchema>(row: T) =>
  Type.Object({
    list: Type.Array(row),
    pageNo: Type.Integer(),
    pageSize: Type.Integer(),
    total: Type.Integer(),
  });

/** `{first, last}` of the campaign cookie: the address parameters first and last seen. Strings only, at most 2 KB in all. */
const Touch = Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 256 }), { maxProperties: 64 });
/** The campaign that brought a visitor first, and the one that brought them last. */
export const TrackParameters = Type.Object({ first: Type.Optional(Touch), last: Type.Optional(Touch) });
