import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { readKeyRing, type Key } from './key-ring';

/** A keyed hash under each key of the ring: the first is stored, each may be what is stored already. */
export type Hashes = readonly [Buffer, ...Buffer[]];

/** Cryptographic functions. Each purpose has its own key, derived from a key of the ring. */
export interface Crypto {
  /** The key that encrypts. */
  readonly keyId: number;
  readonly keyIds: readonly number[];
  /** AES-256-GCM. `context` (table|column) is authenticated, so a value copied to another place cannot be decrypted. */
  encrypt(plain: Buffer | string, context: string): Buffer;
  /** @throws where the key is not in the ring, and for another context */
  decrypt(encrypted: Buffer, context: string): Buffer;
  /** Keyed hashes for an equality search over encrypted values. */
  index(value: string, context: string): Hashes;
  /** Keyed hashes of a short code. They cannot be reversed by trying all codes without a key, which is not in the database. */
  code(value: string, context: string): Hashes;
}

/** The id of the key of an encrypted value. */
export const keyIdOf = (encrypted: Buffer): number | undefined => encrypted[0];

const purposes = ({ id, bytes }: Key) => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', bytes, '', purpose, 32));
  return { id, encryption: key('encryption'), index: key('index'), code: key('code') };
};

type Purposes = ReturnType<typeof purposes>;

/** Key 1 writes its hashes without an id, as release 1.0.0 did, so that they are found. */
function keyedHash(id: number, key: Buffer, value: string, context: string): Buffer {
  const hash = createHmac('sha256', key).update(`${context.length}:${context}${value}`).digest();
  return id === 1 ? hash : Buffer.concat([Buffer.from([id]), hash]);
}

/** @param secret the ring of `readKeyRing` */
export function makeCrypto(secret: string): Crypto {
  const [first, ...others] = readKeyRing(secret);
  const ring: readonly [Purposes, ...Purposes[]] = [purposes(first), ...others.map(purposes)];
  const byId = new Map(ring.map((keys) => [keys.id, keys]));
  const [newest, ...former] = ring;
  const hashes = (purpose: 'index' | 'code', value: string, context: string): Hashes => [
    keyedHash(newest.id, newest[purpose], value, context),
    ...former.map((keys) => keyedHash(keys.id, keys[purpose], value, context)),
  ];
  return {
    keyId: newest.id,
    keyIds: ring.map(({ id }) => id),
    encrypt(plain, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.encryption, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.from([newest.id]), iv, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted, context) {
      const keys = byId.get(keyIdOf(encrypted) ?? 0);
      if (!keys) throw new Error(`key ${String(keyIdOf(encrypted))} is not in the ring`);
      const decipher = createDecipheriv('aes-256-gcm', keys.encryption, encrypted.subarray(1, 13))
        .setAAD(Buffer.from(context))
        .setAuthTag(encrypted.subarray(13, 29));
      return Buffer.concat([decipher.update(encrypted.subarray(29)), decipher.final()]);
    },
    index: (value, context) => hashes('index', value, context),
    code: (value, context) => hashes('code', value, context),
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
