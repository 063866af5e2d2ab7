import { Type } from 'typebox';
import { Line, Text } from '../../kernel';

const Json = Type.Record(Type.String(), Type.Unknown(), {
  maxProperties: 20,
  // `Type.Record` ignores the limits of its key.
  propertyNames: { maxLength: 64 },
});

/** The answer of `navigator.credentials` as JSON (WebAuthn Level 3). */
export const PasskeyAnswer = Type.Object({
  id: Text(1400),
  rawId: Text(1400),
  type: Type.Enum(['public-key']),
  response: Json,
  clientExtensionResults: Json,
  authenticatorAttachment: Type.Optional(Line(32)),
});

/** Options for `navigator.credentials` as JSON. */
export const PasskeyOptions = Type.Any({ description: 'PublicKeyCredential options as JSON' });

/** The ticket of a sign-in that has begun. */
export const Ticket = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** A code of the authenticator app. */
export const TotpCode = Type.String({ pattern: '^\\d{6}$' });

/** A new password of a staff member. */
export const NewPassword = Line(128, { minLength: 12 });
