import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** CBOR of what an attestation contains: small integers, byte strings, texts and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/**
 * An authenticator in software (WebAuthn, ES256) that verifies its user.
 * @param counts false for one that does not count its uses, as passkeys that devices share
 */
export function softPasskey(origin: string, counts = true) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const rpHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const counted = () => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counts ? ++counter : 0);
    return bytes;
  };
  const credential = (response: Record<string, unknown>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });

  return {
    id: base64url(id),
    /** The answer to the options of a registration. `from`: the origin that the browser reports. */
    create({ challenge }: { challenge: string }, from = origin) {
      const key = cbor(
        new Map<number, number | Buffer>([
          ...([
            [1, 2],
            [3, -7],
            [-1, 1],
          ] as [number, number][]),
          [-2, Buffer.from(jwk.x ?? '', 'base64url')],
          [-3, Buffer.from(jwk.y ?? '', 'base64url')],
        ]),
      );
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      // Flags: user present, user verified, attested credential data.
      const data = Buffer.concat([rpHash, Buffer.from([0x45]), counted(), Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** The answer to the options of a sign-in. `from`: the origin that the browser reports. */
    get({ challenge }: { challenge: string }, from = origin) {
      const data = Buffer.concat([rpHash, Buffer.from([0x05]), counted()]);
      const client = clientData('webauthn.get', challenge, from);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
