import { Type } from 'typebox';
import { Line, Text } from './types';

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

/** A code of the authenticator app. */
export const TotpCode = Type.String({ pattern: '^\\d{6}$' });
