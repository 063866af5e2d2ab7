import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSecret } from './start-test-gateway';
import { schemaFolder, testBuild } from './test-database';

export interface GatewayProcess {
  url: string;
  /** Ends the process at once. Does nothing where it has ended. */
  kill(): Promise<void>;
}

const workspace = join(__dirname, '../../../..');
const program = `
  const { loadSource } = await import(${JSON.stringify(join(workspace, 'tools/commands/lib/load-source.mjs'))});
  await loadSource('apps/api/src/testing/run-gateway.ts');`;

/** Starts a gateway from the source in a process of its own, which a test may kill. */
export async function startInProcess(settings: Record<string, string>): Promise<GatewayProcess> {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', program, schemaFolder, testBuild, testSecret],
    {
      env: {
        ...process.env,
        LOG_LEVEL: 'fatal',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-files-')),
        RATE_PER_MINUTE: '1000000',
        PAGES_PER_MINUTE: '1000000',
        ...settings,
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const gone = once(child, 'exit');
  const [url] = (await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('the gateway ended before it was ready'))),
  ])) as [Buffer];
  return {
    url: String(url),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
