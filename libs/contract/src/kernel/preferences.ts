import { Type, type Static } from 'typebox';

/** Whether a kind of message goes by each carrier. */
export const CarrierChoice = Type.Object({
  mail: Type.Optional(Type.Boolean()),
  sms: Type.Optional(Type.Boolean()),
  push: Type.Optional(Type.Boolean()),
});
export type CarrierChoice = Static<typeof CarrierChoice>;

/** Where customers find a kind of message. */
export const MessageArea = Type.Enum([
  'security',
  'risk',
  'terms',
  'debt',
  'deposit',
  'withdraw',
  'transfer',
  'account',
  'identity',
  'ticket',
  'activity',
]);
export type MessageArea = Static<typeof MessageArea>;

/** A kind of message for a customer. A carrier that is absent never takes it. */
export const Preference = Type.Object({
  ...CarrierChoice.properties,
  area: MessageArea,
  fixed: Type.Optional(
    Type.Enum(['security', 'risk', 'law', 'consent'], {
      description:
        'why it is no choice; consent: as the consent to marketing says, which is given and withdrawn by itself',
    }),
  ),
});
export type Preference = Static<typeof Preference>;

/** Every kind of message, by its name as in the list of messages. */
export const Preferences = Type.Record(Type.String(), Preference, { description: 'by kind, as `deposit.paid`' });
export type Preferences = Static<typeof Preferences>;
