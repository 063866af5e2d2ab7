import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env';

interface Secrets {
  secret: string;
  staffKey: string;
}

/** Creates the sandbox's secrets once and stores them in the data folder. Settings of the environment take precedence. */
export function sandboxSecrets({ DATA_DIR, SECRET_KEY, STAFF_KEY }: Env): Secrets {
  const file = join(DATA_DIR, 'secrets.json');
  mkdirSync(DATA_DIR, { recursive: true });
  let stored: Secrets;
  try {
    stored = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  } catch {
    stored = { secret: randomBytes(32).toString('hex'), staffKey: randomBytes(12).toString('base64url') };
    writeFileSync(file, JSON.stringify(stored), { mode: 0o600 });
  }
  return { secret: SECRET_KEY || stored.secret, staffKey: STAFF_KEY || stored.staffKey };
}
