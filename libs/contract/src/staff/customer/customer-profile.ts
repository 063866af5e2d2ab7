import { Type, type Static } from 'typebox';
import { Text } from '../../kernel';

/** What staff note of a customer. The customer does not see it. */
export const CustomerProfile = Type.Object({
  risk: Type.Enum(['low', 'medium', 'high']),
  tags: Type.Array(Text(20), { maxItems: 10 }),
});
export type CustomerProfile = Static<typeof CustomerProfile>;
