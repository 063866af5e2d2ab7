import { Type, type Static } from 'typebox';
import { Id, Time } from './types';

/** Where a customer agrees to a text: at registration, with the identity card, with a bank card, or by choice. */
export const AgreementKind = Type.Enum(['register', 'identity', 'bank', 'marketing']);

/** A legal text that customers are asked to agree to. */
export const Agreement = Type.Object({
  id: Type.String(),
  for: AgreementKind,
  title: Type.String(),
  version: Type.String(),
  href: Type.String({ description: "its page, a path of the brand's site" }),
});
export type Agreement = Static<typeof Agreement>;

/** What a form sends: the texts that the customer has agreed to, in the versions shown. */
export const Agreed = Type.Array(
  Type.Object({ id: Id, version: Type.String({ pattern: '^\\d{1,4}(\\.\\d{1,4}){2}$' }) }),
  {
    maxItems: 20,
    description: 'from getCommonConfig; CONSENT unless all of the kind are there, in their present version',
  },
);

/** A consent that a customer has given. */
export const Consent = Type.Object({
  ...Agreement.properties,
  hash: Type.String({ description: 'SHA-256 of title and text of what was agreed to' }),
  href: Type.String({ description: "this version in the archive, a path of the brand's site" }),
  at: Time,
  way: Type.Enum(['registration', 'identity', 'card', 'again', 'settings'], {
    description: 'again: asked in the user centre for a new version, or because nothing was recorded',
  }),
  withdrawable: Type.Boolean(),
  withdrawnAt: Type.Optional(Time),
});
export type Consent = Static<typeof Consent>;

/** The consents of a customer, newest first, and the texts that are still to be agreed to. */
export const Consents = Type.Object({ consents: Type.Array(Consent), open: Type.Array(Agreement) });
export type Consents = Static<typeof Consents>;
