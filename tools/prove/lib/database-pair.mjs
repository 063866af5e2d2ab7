import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ended, freePort } from '../../commands/lib/gateway-process.mjs';
import { loadSource } from '../../commands/lib/load-source.mjs';

const STANDBY = 'portal_standby';

/** Polls until `ask` returns true. Throws after `seconds`. */
async function until(what, ask, seconds = 60) {
  const end = Date.now() + seconds * 1000;
  while (!(await Promise.resolve(ask()).catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await sleep(100);
  }
}

/**
 * A PostgreSQL primary with one streaming standby, and an address that follows the primary.
 * @param {{folder: string, log: number, sync: boolean}} options `sync`: a commit waits for the standby's disk
 */
export async function startDatabasePair({ folder, log, sync }) {
  const { findBinaries } = await loadSource('apps/api/src/database/postgres/find-binaries.ts');
  const { createCluster, DATABASE } = await loadSource('apps/api/src/database/postgres/create-cluster.ts');
  const { serverUser } = await loadSource('apps/api/src/database/postgres/server-user.ts');
  const binaries = findBinaries();
  const home = join(folder, 'databases');
  mkdirSync(home);
  const user = serverUser(join(home, 'a'));
  const own = (path) => user.uid !== undefined && chownSync(path, user.uid, user.gid);
  own(home);

  const urlAt = (port) => `postgres://${DATABASE}@127.0.0.1:${port}/${DATABASE}`;
  const query = async ({ port }, text) => {
    const client = new pg.Client({ connectionString: urlAt(port), connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  async function run(server) {
    const child = spawn(join(binaries.bin, 'postgres'), ['-D', server.cluster, '-p', String(server.port)], {
      ...user,
      cwd: server.cluster,
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', log, log],
    });
    await until('PostgreSQL', async () => (await query(server, 'select 1')).length === 1);
    return { ...server, child };
  }

  /** Settings of a server that has no standby yet. `more`: the primary it follows. */
  function settle(cluster, more = '') {
    const lines = `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 100\nwal_keep_size = '1GB'\n${more}`;
    writeFileSync(join(cluster, 'postgresql.auto.conf'), lines);
  }

  /** Copies the running primary with the low-level backup API: the bundled binaries include no pg_basebackup. */
  async function follow(primary, name) {
    const cluster = join(home, name);
    rmSync(cluster, { recursive: true, force: true });
    const session = new pg.Client({ connectionString: urlAt(primary.port) });
    await session.connect();
    await session.query("select pg_backup_start('standby', true)");
    cpSync(primary.cluster, cluster, { recursive: true, filter: (path) => !/postmaster\.(pid|opts)$/.test(path) });
    const { rows } = await session.query('select labelfile from pg_backup_stop(false)');
    await session.end();
    writeFileSync(join(cluster, 'backup_label'), rows[0].labelfile);
    writeFileSync(join(cluster, 'standby.signal'), '');
    settle(
      cluster,
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${DATABASE} application_name=${STANDBY}'\n`,
    );
    giveAll(cluster);
    const standby = await run({ cluster, name, port: await freePort() });
    const states = "select sync_state from pg_stat_replication where state = 'streaming'";
    await until('the standby streams', async () => (await query(primary, states)).length === 1);
    if (sync) {
      await query(primary, `alter system set synchronous_standby_names = '${STANDBY}'`);
      await query(primary, 'select pg_reload_conf()');
      await until('the standby is synchronous', async () => (await query(primary, states))[0]?.sync_state === 'sync');
    }
    return standby;
  }

  /** The copy belongs to root, but the server's own user must own all of it. */
  function giveAll(cluster) {
    chmodSync(cluster, 0o700);
    own(cluster);
    for (const path of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) own(join(cluster, path));
  }

  const first = join(home, 'a');
  createCluster(first, binaries, user);
  settle(first);
  own(join(first, 'postgresql.auto.conf'));
  let primary = await run({ cluster: first, name: 'a', port: await freePort() });
  let standby = await follow(primary, 'b');

  // Acts as a floating address: connections go to the current primary.
  const open = new Set();
  const address = createServer((from) => {
    const to = connect(primary.port, '127.0.0.1');
    for (const socket of [from, to]) {
      open.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          from.destroy();
          to.destroy();
        });
    }
    from.pipe(to).pipe(from);
  });
  await new Promise((done) => address.listen(0, '127.0.0.1', done));

  return {
    url: urlAt(address.address().port),

    /** Kills the primary, promotes the standby and gives it a standby of its own. */
    async promote() {
      if (!sync) {
        // Without synchronous commits a standby may lag. This makes it lag.
        await query(standby, "alter system set primary_conninfo = ''");
        await query(standby, 'select pg_reload_conf()');
        await sleep(300);
      }
      primary.child.kill('SIGKILL');
      await ended(primary.child);
      for (const socket of open) socket.destroy();
      const dead = primary;
      await query(standby, 'select pg_promote(true, 60)');
      primary = standby;
      standby = await follow(primary, dead.name);
    },

    async stop() {
      for (const socket of open) socket.destroy();
      address.close();
      for (const { child } of [standby, primary]) {
        child.kill('SIGQUIT');
        await ended(child);
      }
    },
  };
}
