import { Type, type TSchema } from 'typebox';

/** Decimal string in its currency, never a float: USD and CNY 2 places, USDT 6. May be negative in responses. */
export const Money = Type.String({ pattern: '^-?\\d{1,15}(\\.\\d{1,6})?$', description: 'decimal string' });
/** An amount that a customer requests: a positive decimal string with at most 2 places. */
export const Amount = Type.String({
  format: 'amount',
  maxLength: 16,
  description: 'positive decimal string, 2 places',
});
/** The current rate, a decimal string with at most 6 places. */
export const Rate = Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,6})?$' });
/** ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time', description: 'ISO 8601 UTC' });
/** `YYYY-MM-DD`, a day in Asia/Shanghai. */
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD, Asia/Shanghai' });
/** Opaque id. */
export const Id = Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' });
/** Number of a proposal or draft. */
export const Pno = Type.String({ pattern: '^[A-Z][0-9A-Z]{5,29}$' });
/** Counts the changes of a record, in a column of four bytes. */
export const Version = (description: string, minimum = 1) =>
  Type.Integer({ minimum, maximum: 2_147_483_647, description });
/** One line of visible characters, which may be empty: no control, format or line-separating character, see isLine. */
export const Line = (maxLength: number, more: { minLength?: number; default?: string; description?: string } = {}) =>
  Type.String({ format: 'line', maxLength, ...more });
/** One line that is not empty: a name, a reason, whatever stands in a cell or a line. Trimmed by the form. */
export const Text = (maxLength: number, description?: string) =>
  Line(maxLength, { minLength: 1, ...(description !== undefined && { description }) });
/** One line that is not empty and stands in a cell of a bank's file: it does not begin like a formula either, see isCell. */
export const CellText = (maxLength: number) => Type.String({ format: 'cell', minLength: 1, maxLength });
/** Text of several lines, without characters that hide or reorder others, see isProse. */
export const Prose = (maxLength: number) => Type.String({ format: 'prose', minLength: 1, maxLength });
/** The rules whose values the gateway cleans before it judges them, see `cleaners` of @portal/rules. */
const cleaned = new Set(['mobile', 'id-number', 'bank-account']);
/** A string validated by a named rule of @portal/rules. */
export const Ruled = (rule: string) =>
  Type.String({ format: rule, maxLength: 64, ...(cleaned.has(rule) && { 'x-cleaned': rule }) });
/** A string of a kind that the gateway cleans before it judges it by its pattern, see `cleaners` of @portal/rules. */
export const Cleaned = (kind: string, pattern: string, description?: string) =>
  Type.String({ pattern, ...(description !== undefined && { description }), 'x-cleaned': kind });
/** KYC part status: 0 unknown, 1 approved, 2 pre-approval, 3 cancelled. */
// The type is explicit, because query parsing only converts values of an explicit type.
export const PartStatus = Type.Enum([0, 1, 2, 3], { type: 'integer' });
/** Web 1, Android 2, iOS 3. */
export const Platform = Type.Enum([1, 2, 3]);
/** An account level: mini, standard, diamond. */
export const LevelCode = Type.Enum(['MIN', 'STD', 'DIA']);
/** The currency of an account. */
export const AccountCurrency = Type.Enum(['USD', 'CNH']);
/** Response of a call without data. */
export const Nothing = Type.Null();

/** Pagination parameters; the first page is 1. */
export const PageQuery = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 15 })),
};

/** A staff list counts no further than this, and lists no more: counting all of a year would cost more than the page. */
export const maxCounted = 10_000;

/** What a list can be sorted by; a minus in front reverses the order. */
export const Sort = <const Name extends string>(names: readonly Name[]) =>
  Type.Optional(Type.Enum<(Name | `-${Name}`)[]>(names.flatMap((name) => [name, `-${name}` as const])));

/**
 * Pagination and order of a staff list. `after` is the id of the last row that was read: the page begins behind it, whatever was
 * added or decided since.
 */
export const SortedQuery = <const Name extends string>(sorts: readonly Name[]) => ({
  ...PageQuery,
  sort: Sort(sorts),
  after: Type.Optional(Id),
});

/** One page of a list; `total` counts all rows, `pageNo` starts at 1. */
export const Page = <T extends TSchema>(row: T) =>
  Type.Object({
    list: Type.Array(row),
    pageNo: Type.Integer(),
    pageSize: Type.Integer(),
    total: Type.Integer(),
  });

/** One touch of the campaign cookie's `{first, last}`: URL parameters as strings. */
const Touch = Type.Record(Type.String(), Type.String({ maxLength: 256 }), {
  maxProperties: 64,
  // `Type.Record` ignores the limits of its key.
  propertyNames: { maxLength: 64 },
});
/** A visitor's first and latest campaign, at most 2 KB of JSON. */
export const TrackParameters = Type.Object(
  { first: Type.Optional(Touch), last: Type.Optional(Touch) },
  { maxBytes: 2048 },
);
