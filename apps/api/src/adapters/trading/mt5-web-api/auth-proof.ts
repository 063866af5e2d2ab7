import { createHash } from 'node:crypto';

const md5 = (...parts: readonly (Buffer | string)[]) => {
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * What proves knowledge of the API password for a random number: hex of MD5(MD5(MD5(UTF-16LE password) ‖ "WebAPI") ‖
 * random), digests and random as bytes. Both sides prove themselves by it. MD5 is the platform's choice; TLS carries it.
 */
export function authProof(password: string, randomHex: string): string {
  const key = md5(md5(Buffer.from(password, 'utf16le')), 'WebAPI');
  return md5(key, Buffer.from(randomHex, 'hex')).toString('hex');
}
