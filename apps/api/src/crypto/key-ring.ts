/** A key of the installation. Its id stands before everything that it has encrypted or hashed. */
export interface Key {
  /** 1 to 255. A SECRET_KEY is key 1. */
  id: number;
  /** 32 bytes. */
  bytes: Buffer;
}

/** The first key encrypts; the others read what is older. */
export type KeyRing = readonly [Key, ...Key[]];

const separator = /[\s,]+/;
const alone = /^[0-9a-f]{64}$/;
const named = /^([1-9]\d{0,2}):([0-9a-f]{64})$/;

/** What both settings mean: SECRET_KEYS, or else the one key of SECRET_KEY. */
export const secretOf = ({ SECRET_KEYS, SECRET_KEY }: { SECRET_KEYS: string; SECRET_KEY: string }): string =>
  SECRET_KEYS || SECRET_KEY;

/**
 * Reads `64 hex digits`, which are key 1, or `id:64 hex digits` with commas or spaces between several.
 * @throws RangeError for anything else, and for an id or a key that comes twice; the message has no key
 */
export function readKeyRing(secret: string): KeyRing {
  const keys = secret.trim().split(separator).map(readKey);
  const isOnce = (values: readonly unknown[]) => new Set(values).size === values.length;
  if (!isOnce(keys.map(({ id }) => id)) || !isOnce(keys.map(({ bytes }) => bytes.toString('hex'))))
    throw new RangeError('a key or its id comes twice');
  const [first, ...others] = keys;
  if (!first) throw new RangeError('no key');
  return [first, ...others];
}

/** Whether `readKeyRing` reads it. */
export function isKeyRing(secret: string): boolean {
  try {
    readKeyRing(secret);
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with the two settings; a line never contains a key. */
export function keyFaults({ SECRET_KEY, SECRET_KEYS }: { SECRET_KEYS: string; SECRET_KEY: string }): string[] {
  if (SECRET_KEYS === '') return [];
  if (SECRET_KEY !== '') return ['SECRET_KEY 与 SECRET_KEYS 只能设置一个：SECRET_KEY 就是 1 号密钥'];
  return isKeyRing(SECRET_KEYS)
    ? []
    : [
        '环境变量 SECRET_KEYS 的值无效：须为 编号:64 位小写十六进制数字，编号 1 至 255，多个以逗号分隔，编号与密钥都不能重复',
      ];
}

function readKey(text: string): Key {
  if (alone.test(text)) return { id: 1, bytes: Buffer.from(text, 'hex') };
  const [, id = '', hex = ''] = named.exec(text) ?? [];
  if (hex === '' || Number(id) > 255) throw new RangeError('not a key');
  return { id: Number(id), bytes: Buffer.from(hex, 'hex') };
}
