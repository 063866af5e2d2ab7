import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOCKET = '.s.PGSQL.5432';
/** A client waits for a response after each of these messages: Sync ends an extended query, Query is a simple one. */
const WAITS = new Set(['S', 'Q'].map((letter) => letter.charCodeAt(0)));

/** Counts whole messages in a client's byte stream, however it is split: type, length, rest. The first message has no type. */
function messageCounter(onWait) {
  let rest = Buffer.alloc(0);
  let typed = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const at = typed ? 1 : 0;
      if (rest.length < at + 4) return;
      const length = at + rest.readUInt32BE(at);
      if (rest.length < length) return;
      if (typed && WAITS.has(rest[0])) onWait();
      typed = true;
      rest = rest.subarray(length);
    }
  };
}

/** A proxy socket in front of PostgreSQL that counts the round trips of all clients that connect through it. */
export function roundTripCounter() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-trips-'));
  let count = 0;
  let server;
  return {
    count: () => count,
    /** Proxies `url`. Returns the URL to connect to instead. */
    async through(url) {
      const real = new URL(url.replace('@/', '@localhost/'));
      const path = join(real.searchParams.get('host'), SOCKET);
      server = createServer((client) => {
        const upstream = createConnection(path);
        const read = messageCounter(() => (count += 1));
        client.on('data', read);
        client.pipe(upstream).pipe(client);
        for (const [one, other] of [
          [client, upstream],
          [upstream, client],
        ])
          one.on('error', () => other.destroy());
      });
      await new Promise((done) => server.listen(join(folder, SOCKET), done));
      return url.replace(encodeURIComponent(real.searchParams.get('host')), encodeURIComponent(folder));
    },
    close() {
      server?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
