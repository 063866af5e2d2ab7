import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ended } from '../../../commands/lib/gateway-process.mjs';
import { loadSource } from '../../../commands/lib/load-source.mjs';
import { inWorkspace } from '../../../commands/lib/workspace.mjs';

/** The folder that the example file and the runbook name. */
const ARCHIVE = '/mnt/wal';

/**
 * A PostgreSQL server that archives its WAL by `tools/deploy/postgresql-archive.conf`.
 * @param {{folder: string, bin: string}} place `bin`: folder of PostgreSQL's programs
 */
export async function archivingServer({ folder, bin }) {
  const { createCluster } = await loadSource('apps/api/src/database/postgres/create-cluster.ts');
  const { findBinaries } = await loadSource('apps/api/src/database/postgres/find-binaries.ts');
  const { giveTo, serverUser } = await loadSource('apps/api/src/database/postgres/server-user.ts');
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const [home, wal, base] = ['database', 'wal', 'base'].map((name) => join(folder, name));
  for (const path of [home, wal]) mkdirSync(path, { mode: 0o755, recursive: true });
  const cluster = join(home, 'postgres');
  const user = serverUser(cluster);
  giveTo(user, wal);
  createCluster(cluster, findBinaries(bin), user);
  const example = readFileSync(inWorkspace('tools/deploy/postgresql-archive.conf'), 'utf8');
  appendFileSync(join(cluster, 'postgresql.conf'), example.replaceAll(ARCHIVE, wal));

  let server;
  const start = async () => (server = await startPostgres({ dataDir: home, bin }));
  /** The first row of a statement. */
  const ask = async (text) => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query(text).finally(() => client.end());
    return rows[0];
  };
  const until = async (what, text) => {
    const end = Date.now() + 60_000;
    while (!(await ask(text)).met) {
      if (Date.now() > end) throw new Error(`${what}: not within a minute`);
      await sleep(200);
    }
  };

  return {
    start,
    ask,

    async takeBase() {
      const program = join(bin, 'pg_basebackup');
      mkdirSync(base, { mode: 0o700 });
      giveTo(user, base);
      const child = spawn(program, ['-D', base, '--checkpoint=fast', '-X', 'none', '-d', server.url], {
        ...user,
        cwd: home,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await ended(child);
      if (child.exitCode !== 0) throw new Error('pg_basebackup has failed');
    },

    /** Returns once the WAL that was written until now is in the archive. */
    async archiveAll() {
      const { file } = await ask('select pg_walfile_name(pg_switch_wal()) as file');
      await until('the archive', `select coalesce(last_archived_wal >= '${file}', false) as met from pg_stat_archiver`);
    },

    /** The archive takes no file until the returned function gives it back. Returns once an attempt has failed. */
    async takeArchiveAway() {
      renameSync(wal, `${wal}-away`);
      await ask('select pg_switch_wal()');
      await until('a failure of the archive', 'select last_failed_time is not null as met from pg_stat_archiver');
      return () => renameSync(`${wal}-away`, wal);
    },

    /** Nothing is left but the base backup and the archive. */
    async destroy() {
      await server.stop();
      rmSync(cluster, { recursive: true });
    },

    /** Recovers to a moment: the lines of docs/runbooks/restore.md. Returns once the server takes writes. */
    async recover(time) {
      cpSync(base, cluster, { recursive: true });
      const lines = [
        `restore_command = 'cp ${wal}/%f %p'`,
        `recovery_target_time = '${time}'`,
        `recovery_target_action = 'promote'`,
      ];
      writeFileSync(join(cluster, 'postgresql.auto.conf'), `${lines.join('\n')}\n`);
      writeFileSync(join(cluster, 'recovery.signal'), '');
      await giveAll(cluster, user);
      await start();
      await until('the promotion', 'select not pg_is_in_recovery() as met');
    },

    stop: () => server?.stop(),
  };
}

/** A copy belongs to who made it, and the server's own user must own all of it. */
async function giveAll(folder, { uid, gid }) {
  if (uid === undefined) return;
  await ended(spawn('chown', ['-R', `${uid}:${gid}`, folder], { stdio: ['ignore', 'ignore', 'inherit'] }));
}
