import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';

const length = (text: Buffer) => text.readInt32BE(0);
/** AuthenticationOk, ReadyForQuery. */
const ready = Buffer.from('520000000800000000' + '5a0000000549', 'hex');
const terminate = 'X'.charCodeAt(0);

/**
 * A pooler in transaction mode before a PostgreSQL that asks for no password, with one server connection for all clients: they take
 * turns message by message, as a test's do.
 * @param url the address of the database
 */
export async function startTransactionPooler(url: string) {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  const sockets = new Set<Socket>();
  let asking: Socket | undefined;
  upstream.on('data', (chunk: Buffer) => asking?.write(chunk));
  const server = createServer((socket) => {
    const isFirst = sockets.size === 0;
    sockets.add(socket.on('error', () => undefined));
    socket.once('data', (startup: Buffer) => {
      if (length(startup) !== startup.length) throw new Error('the startup message came in parts');
      asking = socket;
      if (isFirst) upstream.write(startup);
      else socket.write(ready);
      socket.on('data', (message: Buffer) => {
        if (message[0] === terminate) return;
        asking = socket;
        upstream.write(message);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `postgres://${user}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    async close() {
      for (const socket of [...sockets, upstream]) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
