import { Type, type Static } from 'typebox';
import { PasskeyAnswer } from './passkey';

/** What a customer can have as a second factor. */
export const FactorKind = Type.Enum(['totp', 'passkey']);
export type FactorKind = Static<typeof FactorKind>;

/** The second step of a customer: a code, or the answer of a passkey to options of factorOptions or of `FACTOR`. */
export const FactorAnswer = Type.Object({
  code: Type.Optional(
    Type.String({
      pattern: '^(\\d{6}|[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4})$',
      description: 'six digits of the authenticator app, or a recovery code',
    }),
  ),
  passkey: Type.Optional(PasskeyAnswer),
});
export type FactorAnswer = Static<typeof FactorAnswer>;

/** `data.options` of the code `FACTOR`: what the customer can answer with. A recovery code always serves. */
export interface FactorOptions {
  kinds: FactorKind[];
  /** PublicKeyCredential options as JSON, where the customer has a passkey. */
  passkey?: unknown;
}
