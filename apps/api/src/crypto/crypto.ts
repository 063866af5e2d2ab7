import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Cryptographic functions. Each purpose has its own key, derived from SECRET_KEY. */
export interface Crypto {
  /** AES-256-GCM. `context` (table|column) is authenticated, so a value copied to another place cannot be decrypted. */
  encrypt(plain: Buffer | string, context: string): Buffer;
  decrypt(encrypted: Buffer, context: string): Buffer;
  /** Keyed hash for an equality search over encrypted values. */
  index(value: string, context: string): Buffer;
  /** Keyed hash of a short code. It cannot be reversed by trying all codes without the key, which is not in the database. */
  code(value: string, context: string): Buffer;
}

const version = 1;

/** `secret` has 64 hex digits. */
export function makeCrypto(secret: string): Crypto {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', purpose, 32));
  const encryptionKey = key('encryption');
  const indexKey = key('index');
  const codeKey = key('code');
  const keyed = (hmacKey: Buffer, value: string, context: string) =>
    createHmac('sha256', hmacKey).update(`${context.length}:${context}${value}`).digest();
  return {
    encrypt(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', encryptionKey, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted, context) {
      if (encrypted[0] !== version) throw new Error('unknown key version');
      const decipher = createDecipheriv('aes-256-gcm', encryptionKey, encrypted.subarray(1, 13))
        .setAAD(Buffer.from(context))
        .setAuthTag(encrypted.subarray(13, 29));
      return Buffer.concat([decipher.update(encrypted.subarray(29)), decipher.final()]);
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

/** `length` random characters of Crockford's alphabet, which omits letters that are easily confused. */
export function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => crockford[byte % 32]).join('');
}
