import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Gateway } from '../../gateway';
import type { Db } from '../../database/database';
import { staffOrigin } from '../../http/staff-origin';
import { countPasskeyUse, passkeysOf, type PasskeyRow } from './passkey.store';

// Loaded at the first use, because it would make the gateway's start slower.
const library = () => import('@simplewebauthn/server');

const hostOf = (gateway: Gateway) => new URL(staffOrigin(gateway)).hostname;
const credentialOf = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: transports as AuthenticatorTransport[],
});

/** Options to ask for one of the member's passkeys. */
export async function askPasskey(gateway: Gateway, memberId: bigint) {
  return (await library()).generateAuthenticationOptions({
    rpID: hostOf(gateway),
    userVerification: 'required',
    allowCredentials: (await passkeysOf(gateway.db, memberId)).map(credentialOf),
  });
}

/** Options to make a new passkey. */
export async function askNewPasskey(
  gateway: Gateway,
  { memberId, email, name }: { memberId: bigint; email: string; name: string },
) {
  return (await library()).generateRegistrationOptions({
    rpID: hostOf(gateway),
    rpName: `${gateway.brand.shortName} 后台`,
    userName: email,
    userDisplayName: name,
    userID: Buffer.from(String(memberId)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: (await passkeysOf(gateway.db, memberId)).map(credentialOf),
  });
}

/** Whether the answer is of one of the member's passkeys to the open challenge. Counts the use. */
export async function checkPasskey(
  gateway: Gateway,
  tx: Db,
  memberId: bigint,
  challenge: string | null,
  answer: unknown,
): Promise<boolean> {
  const response = answer as AuthenticationResponseJSON;
  const passkey = (await passkeysOf(tx, memberId)).find(({ id }) => id === response.id);
  if (!passkey || challenge === null) return false;
  try {
    const { verified, authenticationInfo } = await (
      await library()
    ).verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: staffOrigin(gateway),
      expectedRPID: hostOf(gateway),
      requireUserVerification: true,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    });
    if (verified) await countPasskeyUse(tx, passkey.id, authenticationInfo.newCounter);
    return verified;
  } catch {
    // The library throws for an answer that is malformed or for another origin.
    return false;
  }
}

/** The passkey of a registration; undefined where the answer is not to the open challenge. */
export async function readNewPasskey(gateway: Gateway, challenge: string, answer: unknown) {
  try {
    const { registrationInfo } = await (
      await library()
    ).verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: staffOrigin(gateway),
      expectedRPID: hostOf(gateway),
      requireUserVerification: true,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}
