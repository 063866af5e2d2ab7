import type { Brand } from '@portal/brand';
import type { MessageKind, MessageParams } from './message-params';

/** A sentence of a message: fixed, or made of its parameters and the brand's names. */
export type Sentence<Kind extends MessageKind> =
  string | ((params: MessageParams[Kind], brand: Pick<Brand, 'levels'>) => string);

/** Title and text of every kind in one language. A missing kind and an unknown parameter do not compile. */
export type MessageTexts = {
  readonly [Kind in MessageKind]: { readonly title: Sentence<Kind>; readonly text: Sentence<Kind> };
};

/** Those of tickets: each language has them in a file of their own. */
export type TicketTexts = Pick<MessageTexts, Extract<MessageKind, `ticket.${string}`>>;
/** Those of the limits of one customer, which have a file of their own. */
export type LimitsTexts = Pick<MessageTexts, 'customer.limits'>;
export type OwnLimitChange = MessageParams['customer.limits']['changes'][number];
/** Those of second factors, which have a file of their own. */
export type FactorTexts = Pick<MessageTexts, 'customer.factor'>;
