import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../../commands/lib/load-source.mjs';
import { memoryFolder } from '../../commands/lib/memory-folder.mjs';

/** One PostgreSQL for all mutants of a run. */
export async function startTestServer() {
  const dataDir = mkdtempSync(join(memoryFolder().TMPDIR ?? tmpdir(), 'portal-mutation-'));
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const server = await startPostgres({ dataDir, bin: process.env.PG_BIN });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
