import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Keys of one purpose each, all drawn from SECRET_KEY. */
export interface Crypto {
  /** AES-256-GCM; `context` (table|column) is authenticated, so a value cannot be moved to another place. */
  seal(plain: Buffer | string, context: string): Buffer;
  open(sealed: Buffer, context: string): Buffer;
  /** Keyed hash for equality search of what is encrypted. */
  index(value: string, context: string): Buffer;
  /** Keyed hash of a short code: useless without the key, which is not in the database. */
  code(value: string, context: string): Buffer;
}

const version = 1;

/** `secret`: 64 hex digits. */
export function makeCrypto(secret: string): Crypto {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', purpose, 32));
  const sealKey = key('seal');
  const indexKey = key('index');
  const codeKey = key('code');
  const keyed = (hmacKey: Buffer, value: string, context: string) =>
    createHmac('sha256', hmacKey).update(`${context.length}:${context}${value}`).digest();
  return {
    seal(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      if (sealed[0] !== version) throw new Error('unknown key version');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(1, 13))
        .setAAD(Buffer.from(context))
        .setAuthTag(sealed.subarray(13, 29));
      return Buffer.concat([decipher.update(sealed.subarray(29)), decipher.final()]);
    },
    index: (value, context) => keyed(indexKey, value, context),
    code: (value, context) => keyed(codeKey, value, context),
  };
}

export const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();

/** 256 random bits, base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

export function equalBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `length` random characters that people do not confuse when reading aloud. */
export function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => crockford[byte % 32]).join('');
}
