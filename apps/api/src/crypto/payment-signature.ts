import { createHmac } from 'node:crypto';
import { equalBytes } from './crypto';

/** Maximum difference between a callback's timestamp and the current time; seconds. */
const windowSeconds = 300;

/** Hex HMAC-SHA256 over `timestamp.rawBody` (docs/rules.md, Payment channel). */
export const signPayment = (secret: string, timestamp: string, rawBody: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');

export type SignatureFault = 'signature' | 'time';

/** Checks the signature and the timestamp of a callback. Returns undefined if both are valid. */
export function signatureFault(
  secrets: readonly string[],
  timestamp: string | undefined,
  signature: string | undefined,
  rawBody: Buffer,
  now = Date.now(),
): SignatureFault | undefined {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp) || !signature || !/^[0-9a-f]{64}$/.test(signature))
    return 'signature';
  const given = Buffer.from(signature, 'hex');
  const proven = secrets.some((secret) =>
    equalBytes(Buffer.from(signPayment(secret, timestamp, rawBody), 'hex'), given),
  );
  if (!proven) return 'signature';
  return Math.abs(now / 1000 - Number(timestamp)) > windowSeconds ? 'time' : undefined;
}
