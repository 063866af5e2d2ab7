import { Secret, TOTP } from 'otpauth';
import type { Gateway } from '../../gateway';

const context = 'staff.member|totp_key';

const totpOf = (secret: Secret, issuer: string, email: string) =>
  new TOTP({ issuer, label: email, secret, algorithm: 'SHA1', digits: 6, period: 30 });

/** A new key for an authenticator app: what the app needs, and what is stored. */
export function newTotp({ crypto, brand }: Pick<Gateway, 'crypto' | 'brand'>, email: string) {
  const secret = new Secret({ size: 20 });
  const uri = totpOf(secret, `${brand.shortName} 后台`, email).toString();
  return { secret: secret.base32, uri, encrypted: crypto.encrypt(secret.base32, context) };
}

const readTotp = ({ crypto }: Pick<Gateway, 'crypto'>, encrypted: Buffer) =>
  totpOf(Secret.fromBase32(crypto.decrypt(encrypted, context).toString()), '', '');

/** The 30-second step of a right code, at most one step off; undefined for a wrong code. */
export function totpStep(gateway: Pick<Gateway, 'crypto'>, encrypted: Buffer, code: string, now: number) {
  const delta = readTotp(gateway, encrypted).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : BigInt(Math.floor(now / 30_000) + delta);
}

/** The present code, for the sandbox, which plays the authenticator app of its demo staff. */
export const totpCode = (gateway: Pick<Gateway, 'crypto'>, encrypted: Buffer, now: number): string =>
  readTotp(gateway, encrypted).generate({ timestamp: now });
