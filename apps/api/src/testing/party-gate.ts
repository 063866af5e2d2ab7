import { createServer, connect, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** How an outside party behaves behind its gate. */
export type Behaviour = 'well' | 'refused' | 'hanging' | 'slow' | 'wrong';

export interface PartyGate {
  /** The party's address with the port of the gate. */
  url: string;
  set(behaviour: Behaviour): Promise<void>;
  close(): Promise<void>;
}

/** The answers of a party that lies, in turn: none is a word of SMTP or Redis. */
const lies = (
  [
    ['text/html', '<html><body>Sign in to the network</body></html>'],
    ['application/json', '{"payUrl":"https://cash'],
    ['application/json', '[{"retcode":"0 Done","report":{},"answer":{"Time":"0"}}]'],
    ['application/json', '"12"'],
    ['text/html', '{"retcode":"0 Done","report":null,"payUrl":"https://cashier.egpay.example/1"}'],
    ['application/json', `{"retcode":"0 Done","report":"${'0'.repeat(10_000_000)}"}`],
  ] as const
).map(([type, body]) =>
  Buffer.from(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
);

/**
 * Stands before an outside party, whatever its protocol, and makes it refuse, hang, answer late or answer nonsense. Connections that are
 * open when it begins to hang stay open, as those of a machine that has stopped.
 * @param slowMs how late a slow party answers
 * @param at where the party listens, if not at the host and port of its address
 */
export async function startPartyGate(target: string, slowMs = 8_000, at?: NetConnectOpts): Promise<PartyGate> {
  const address = new URL(target);
  const { hostname, port: targetPort } = address;
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let behaviour: Behaviour = 'well';
  let lied = 0;

  const lie = (near: Socket) => {
    if (!near.writableEnded) near.end(lies[lied++ % lies.length] ?? '');
  };

  const server = createServer((near) => {
    const far = connect(at ?? { host: hostname, port: Number(targetPort) });
    const pair = { near, far };
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const side of [near, far]) side.on('error', end).on('close', end);
    near.on('data', (chunk) => {
      if (behaviour === 'wrong') lie(near);
      else if (behaviour !== 'hanging') far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (behaviour === 'slow') setTimeout(() => near.write(chunk), slowMs).unref();
      else if (behaviour === 'well') near.write(chunk);
      // A mail server speaks first.
      else if (behaviour === 'wrong') lie(near);
    });
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const cut = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  const shut = () => new Promise<void>((done) => (server.listening ? server.close(() => done()) : done()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${port}` }).href.replace(/\/$/, ''),
    async set(next) {
      // What a connection has missed cannot be made up for.
      const staysOpen = behaviour === 'well' && (next === 'hanging' || next === 'slow');
      behaviour = next;
      if (next === 'refused') {
        const closed = shut();
        cut();
        return closed;
      }
      if (!staysOpen) cut();
      if (!server.listening) await listen(port);
    },
    async close() {
      const closed = shut();
      cut();
      await closed;
    },
  };
}
