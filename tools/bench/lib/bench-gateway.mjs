import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ended, freePort, startGateway } from '../../commands/lib/gateway-process.mjs';
import { loadSource } from '../../commands/lib/load-source.mjs';

const secret = 'be'.repeat(32);

/** Waits for the demo customer's history, which the gateway creates for some seconds after it is ready: it disturbs timings. */
async function pastIsThere(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const paid = `select from deposit.draft d join reports.line l on l.account_id = d.account_id where d.status = 'paid' limit 1`;
  while ((await client.query(paid)).rowCount === 0) await sleep(200);
  await client.end();
}

/**
 * Starts a real PostgreSQL and the built gateway on it. Both are deleted at the end.
 * @param through receives the database's URL, returns the URL that the gateway connects to
 * @param settings environment of the gateway, besides its database settings
 */
export async function startBenchGateway(through = async (url) => url, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const { makeCrypto } = await loadSource('apps/api/src/crypto/crypto.ts');
  const postgres = await startPostgres({ dataDir });
  const env = { ...settings, DATA_DIR: dataDir, DATABASE_URL: await through(postgres.url), SECRET_KEY: secret };
  const port = await freePort();
  const { child, url } = await startGateway({ ...env, PORT: String(port) });
  await pastIsThere(postgres.url);
  return {
    url,
    staffUrl: `http://127.0.0.1:${port + 1}`,
    databaseUrl: postgres.url,
    pid: child.pid,
    crypto: makeCrypto(secret),
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
