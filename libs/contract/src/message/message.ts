import { Type, type Static } from 'typebox';

/** Topic of a message; one topic covers several kinds of event. */
export const Topic = Type.Enum(['deposit', 'withdraw', 'coin', 'transfer', 'identity', 'account', 'activity']);
export type Topic = Static<typeof Topic>;

export { Message } from '../kernel';
