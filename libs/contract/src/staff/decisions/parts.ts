import { Type } from 'typebox';
import { Id, Text, type Permission } from '../../kernel';
import type { DecisionRule } from '../decision-rules';

/** What a decision asks of the member, as flags of its call. */
export const asked = ({ permission, stepUp }: DecisionRule): { permission: readonly [Permission]; stepUp?: true } => ({
  permission: [permission],
  ...(stepUp && { stepUp }),
});

export const byId = Type.Object({ id: Id });
export const byPno = Type.Object({ pno: Id });
export const note = Type.Optional(Text(200, 'for the audit log'));
/** Optional in the schema, so that its absence is named by staff.reason as everywhere. */
export const why = Type.Optional(Text(200, 'why; needed, and the customer reads it'));
export const seenAt = Type.String({
  format: 'date-time',
  description: 'createdAt of the item that was seen: a new submission keeps the id',
});
/** The form of a bank's reference, by which it finds a payment. */
export const bankReference = /^[0-9A-Za-z][0-9A-Za-z/_.-]{3,39}$/;
export const reference = Type.Optional(
  Type.String({ pattern: bankReference.source, description: "the bank's reference of the payment" }),
);
/** What every decision can answer. */
export const always = ['staff.unknown', 'staff.state', 'staff.ownCustomer'] as const;
