import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../start/compose';
import { secretOf } from '../crypto/key-ring';
import { readEnv, type Env } from '../start/env/env';
import type { Gateway } from '../core/gateway/gateway';
import type { ResponseTimes } from '../observability/response-times';
import type { LogTarget } from '../observability/log';
import { addTestStaff, staffTokenOf } from './add-test-staff';
import { blankSite } from './blank-site';
import { readTemplate } from './read-template';
import { newDatabase, schemaFolder, testBuild } from './test-database';

export interface TestGateway {
  /** `http://127.0.0.1:port` */
  url: string;
  gateway: Gateway;
  /** Every setting of the process. */
  env: Env;
  databaseUrl: string;
  metrics: ResponseTimes;
  /** `http://127.0.0.1:port` of the back office. */
  staffUrl: string;
  /** The session of a staff member with every permission. */
  staffToken: string;
  stop(): Promise<void>;
}

/** Key 1, where a test sets no other. */
export const testSecret = '5c'.repeat(32);

/** The real gateway on a real database of its own, listening on a free port. */
export async function startTestGateway(
  settings: Record<string, string> = {},
  databaseUrl?: string,
  site = blankSite,
  logTo?: LogTarget,
): Promise<TestGateway> {
  const url = databaseUrl ?? (await newDatabase(await readTemplate()));
  const env = readEnv({
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'fatal',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-files-')),
    RATE_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    CHECK_ANSWERS: 'true',
    // A busy machine must not make figures stale. slow-platform.test.ts has the usual times.
    PLATFORM_READ_MS: '5000',
    PLATFORM_PAYMENT_MS: '5000',
    ...settings,
  });
  const running = await compose({
    env,
    databaseUrl: url,
    schemaFolder,
    build: testBuild,
    secret: secretOf(env) || testSecret,
    site,
    logTo,
  });
  await addTestStaff(running.gateway.db);
  const staffUrl = await running.staffApp.listen({ port: 0, host: '127.0.0.1' });
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: address,
    staffUrl,
    gateway: running.gateway,
    env,
    metrics: running.metrics,
    databaseUrl: url,
    staffToken: staffTokenOf('anna'),
    stop: running.stop,
  };
}
