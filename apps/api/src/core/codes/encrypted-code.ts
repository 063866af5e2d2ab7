import type { Crypto } from '../../crypto/crypto';

const context = 'verify_code|encrypted';

/** Encrypts a code for the time until a carrier has accepted it. */
export const encryptCode = (crypto: Crypto, code: string): Buffer => crypto.encrypt(code, context);

export const decryptCode = (crypto: Crypto, encrypted: Buffer): string => crypto.decrypt(encrypted, context).toString();
