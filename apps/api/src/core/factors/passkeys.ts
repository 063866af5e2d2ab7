import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

// Loaded at the first use, because it would make the gateway's start slower.
const library = () => import('@simplewebauthn/server');

/** Who asks for a passkey: the domain that it is bound to, and the origins whose pages may ask. */
export interface Asking {
  domain: string;
  origins: string[];
}

/** A passkey as it is asked for. */
export interface PasskeyName {
  id: string;
  transports: readonly string[];
}

/** A passkey as it is checked. */
export interface StoredPasskey extends PasskeyName {
  public_key: Buffer;
  counter: bigint;
}

/** Whether a challenge is the open one. Where one challenge is open, it is given instead. */
export type OpenChallenge = string | ((challenge: string) => Promise<boolean>);

const credentialOf = ({ id, transports }: PasskeyName) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** Options to ask for one of these passkeys. */
export async function askPasskey({ domain }: Asking, passkeys: readonly PasskeyName[]) {
  return (await library()).generateAuthenticationOptions({
    rpID: domain,
    userVerification: 'required',
    allowCredentials: passkeys.map(credentialOf),
  });
}

/** Options to make a passkey beside those that there are. */
export async function askNewPasskey(
  { domain }: Asking,
  user: { id: string; name: string; displayName: string; site: string },
  passkeys: readonly PasskeyName[],
) {
  return (await library()).generateRegistrationOptions({
    rpID: domain,
    rpName: user.site,
    userName: user.name,
    userDisplayName: user.displayName,
    userID: Buffer.from(user.id),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: passkeys.map(credentialOf),
  });
}

/** The passkey that gave an answer, and its new count of uses; undefined where the answer is not of one of these or not to `challenge`. */
export async function checkPasskey(
  { domain, origins }: Asking,
  passkeys: readonly StoredPasskey[],
  challenge: OpenChallenge,
  answer: unknown,
): Promise<{ id: string; counter: number } | undefined> {
  const response = answer as AuthenticationResponseJSON;
  const passkey = passkeys.find(({ id }) => id === response.id);
  if (!passkey) return undefined;
  try {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: domain,
      requireUserVerification: true,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // The library throws for an answer that is malformed or for another origin.
    return undefined;
  }
}

/** The passkey of a registration; undefined where the answer is not to the open challenge. */
export async function readNewPasskey({ domain, origins }: Asking, challenge: OpenChallenge, answer: unknown) {
  try {
    const { registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: domain,
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}
