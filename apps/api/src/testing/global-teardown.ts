import { rm } from 'node:fs/promises';

export default async function teardown(): Promise<void> {
  await globalThis.testPostgres?.stop();
  if (globalThis.testFolder) await rm(globalThis.testFolder, { recursive: true, force: true });
}
