import { rm } from 'node:fs/promises';
import type { Config } from 'jest';
import { unreachedSteps } from './unreached-steps';

/** A run of every file has walked every row of the state machines, or it fails. */
export default async function teardown({ nonFlagArgs, testNamePattern }: Config & GlobalArgs): Promise<void> {
  const server = globalThis.testPostgres;
  const whole = (nonFlagArgs ?? []).length === 0 && !testNamePattern;
  const unreached = server && whole ? await unreachedSteps(server.url) : [];
  await server?.stop();
  if (globalThis.testFolder) await rm(globalThis.testFolder, { recursive: true, force: true });
  if (unreached.length > 0) throw new Error(`no test goes through: ${unreached.join(', ')}`);
}

interface GlobalArgs {
  nonFlagArgs?: string[];
  testNamePattern?: string;
}
