import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, freePort, startGateway } from '../../commands/lib/gateway-process.mjs';
import { loadSource } from '../../commands/lib/load-source.mjs';

const secret = 'be'.repeat(32);

/**
 * A real PostgreSQL and the built gateway on it, both thrown away at the end.
 * @param through given the database's URL, answers the one that the gateway connects to
 */
export async function startBenchGateway(through = async (url) => url) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const { startPostgres } = await loadSource('apps/api/src/kernel/postgres/start-postgres.ts');
  const { makeCrypto } = await loadSource('apps/api/src/kernel/crypto.ts');
  const postgres = await startPostgres({ dataDir });
  const env = { DATA_DIR: dataDir, DATABASE_URL: await through(postgres.url), SECRET_KEY: secret };
  const { child, url } = await startGateway({ ...env, PORT: String(await freePort()) });
  return {
    url,
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
