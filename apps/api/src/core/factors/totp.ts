import { Secret, TOTP } from 'otpauth';
import type { Gateway } from '../gateway/gateway';

const totpOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** The column that a key is stored in: an encrypted key is of no use in another. */
export type TotpContext = 'staff.member|totp_key' | 'customer.factor|totp_key';

/**
 * A new key for an authenticator app: what the app needs, and what is stored.
 * @param issuer whose code it is, as the app shows it
 * @param label whom it signs in
 */
export function newTotp({ crypto }: Pick<Gateway, 'crypto'>, context: TotpContext, issuer: string, label: string) {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret, issuer, label).toString();
  return { secret: secret.base32, uri, encrypted: crypto.encrypt(secret.base32, context) };
}

const readTotp = ({ crypto }: Pick<Gateway, 'crypto'>, context: TotpContext, encrypted: Buffer) =>
  totpOf(Secret.fromBase32(crypto.decrypt(encrypted, context).toString()), '', '');

/** The 30-second step of a right code, at most one step off; undefined for a wrong code. */
export function totpStep(
  gateway: Pick<Gateway, 'crypto'>,
  context: TotpContext,
  encrypted: Buffer,
  code: string,
  now: number,
) {
  const delta = readTotp(gateway, context, encrypted).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : BigInt(Math.floor(now / 30_000) + delta);
}

/** The present code of a member's key, for the sandbox, which plays the authenticator app of its demo staff. */
export const totpCode = (gateway: Pick<Gateway, 'crypto'>, encrypted: Buffer, now: number): string =>
  readTotp(gateway, 'staff.member|totp_key', encrypted).generate({ timestamp: now });
