import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadSource } from '../../commands/lib/load-source.mjs';
import { memoryFolder } from '../../commands/lib/memory-folder.mjs';

/** The schema alone, and with a brand's content: the names in apps/api/src/testing. */
const TEMPLATES = ['portal_template', 'portal_read'];

const FILLS_TEMPLATES = /\/src\/(database|jobs|content|core\/(instruments|market-hours|holidays|settings))\//;

/** Whether the schema or the content of the template databases follows from a source. */
export const fillsTemplates = (file) => FILLS_TEMPLATES.test(file);

/** One PostgreSQL for all mutants of a run, with template databases, which each run of the tests brings to its own SQL functions. */
export async function startTestServer() {
  const dataDir = mkdtempSync(join(memoryFolder().TMPDIR ?? tmpdir(), 'portal-mutation-'));
  const { startPostgres } = await loadSource('apps/api/src/database/postgres/start-postgres.ts');
  const server = await startPostgres({ dataDir, bin: process.env.PG_BIN });
  const query = async (url, ...texts) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const text of texts) await client.query(text);
    } finally {
      await client.end();
    }
  };
  return {
    url: server.url,
    /**
     * Whether PostgreSQL accepts the text of a function. The gateway creates functions unchecked, so that one that is no program would
     * fail in the first test that calls it, whatever that test says.
     */
    accepts: (text) =>
      query(server.url.replace(/[^/]*\?/, `${TEMPLATES[0]}?`), 'begin', text).then(
        () => true,
        () => false,
      ),
    /** For a mutant of what fills them: the next run of the tests makes them. */
    dropTemplates: () => query(server.url, ...TEMPLATES.map((name) => `drop database if exists ${name} with (force)`)),
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
