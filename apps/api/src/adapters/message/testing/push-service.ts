import { createDecipheriv, createPublicKey, hkdfSync, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { connect, type AddressInfo } from 'node:net';

export interface ReceivedPush {
  /** `https://host/path`, as the gateway has addressed it. */
  address: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface PushAnswer {
  status: number;
  headers?: Record<string, string>;
}

/** Every push service of the network, on one port of this machine. `agent` leads there whatever the host, without TLS. */
export async function startPushService() {
  let answer: (push: ReceivedPush) => PushAnswer | undefined = () => ({ status: 201 });
  const received: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const address = `https://${request.headers.host}${request.url}`;
      const push = { address, headers: request.headers, body: Buffer.concat(parts) };
      const answered = answer(push);
      if (!answered) return void request.socket.destroy();
      if (answered.status < 300) received.push(push);
      response.writeHead(answered.status, answered.headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  Object.assign(agent, { createConnection: () => connect(port, '127.0.0.1') });
  return {
    agent,
    /** What push services have taken. */
    received,
    /** Answers so from now on; undefined cuts the connection. */
    answerWith(given: typeof answer) {
      answer = given;
    },
    restore() {
      answer = () => ({ status: 201 });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const derive = (from: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', from, salt, info, bytes));

/** What a browser reads of a push (RFC 8291, RFC 8188), by its own keys. Throws for one that was encrypted for another. */
export function readPush(body: Buffer, keys: ECDH, secret: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), secret, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** What a gateway says of itself by VAPID (RFC 8292). Throws where the signature is not of `publicKey`. */
export function readVapid({ headers }: ReceivedPush, publicKey: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || key !== publicKey) throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as ReturnType<typeof readVapid>;
}
